package preflight.lab.tagger.example;

import java.util.List;

/** Citation styles besides {@link ScienceStyles}: of the humanities, of other languages, of books and their parts. */
final class TemplateStyles {
    /** Of articles: author, title, journal, volume, year. */
    static final List<StyleTemplate> ARTICLES = List.of(
            style("%A, « %T », %C,{ vol. %V,}{ n° %I,} %Y{, p. %P}.", NameFormat::familyGiven, " et "),
            style("%A, %T, %C,{ %V,} %Y{, p. %P}.", NameFormat::initialsFamily, " et "),
            style("%A (%Y). %T. %C{, %V}{(%I)}{, %P}.", NameFormat::familyInitials, " et "),
            style("%A: %T. In: %C{ %V} (%Y){, H. %I}{, S. %P}.", NameFormat::familyGiven, "; "),
            style("%A, %T, %C{, Bd. %V}{, H. %I}, %Y{, S. %P}.", NameFormat::familyInitials, ", "),
            style("%A, „%T“, in: %C{ %V} (%Y){, S. %P}", NameFormat::givenFamily, " und "),
            style("%A, %T, in «%C»{, %V} (%Y){, pp. %P}.", NameFormat::initialsFamily, ", "),
            style("%A, %T, in “%C”{, %V}{, n. %I}, %Y{, pp. %P}.", NameFormat::givenFamily, " e "),
            style("%A (%Y): «%T», %C{, vol. %V}{, núm. %I}{, pp. %P}.", NameFormat::familyGiven, " y "),
            style("%A. %T. %C{, v. %V}{, n. %I}{, p. %P}, %Y.", NameFormat::familyInitials, "; "),
            style("%A %T // %C. – %Y.{ – Т. %V}{, № %I}.{ – С. %P}.", NameFormat::familyInitials, ", "),
            style("%A, ‘%T’, %C{, %V} (%Y){, %P}.", NameFormat::givenFamily, " and "),
            style("%A, '%T,' %C{, Vol.%V}{, No.%I}{, pp.%P}, %Y.", NameFormat::initialsFamily, ", and "),
            style("%A, \"%T,\" %C{, vol. %V}{, no. %I}{, pp. %P}, %Y.", NameFormat::givenFamily, " and "),
            style("%A. %T. %C{ %V}{, %P} (%Y).", NameFormat::familyInitials, " & "),
            style("%A: %T. %C{ %V}{: %P}, %Y.", NameFormat::familyBareInitials, ", "),
            style("{%N. }%A: %T. %C %Y{, %V}{ (%I)}{: %P}.", NameFormat::familyBareInitials, ", "),
            style("%A. %Y. %T. %C{ %V}{ (%I)}{: %P}.", NameFormat::familyBareInitials, ", "),
            style("%A %Y %T. %C{ %V}{(%I)}{:%P}.", NameFormat::firstInverted, " and "),
            style("%A, %Y, %T: %C{, v. %V}{, no. %I}{, p. %P}.", NameFormat::familyInitials, ", and "),
            style("%A (%Y) %T, %C{, %V}{, %P}", NameFormat::familyInitials, " and "),
            style("%A, %T, %C{, vol. %V}{ (%I)}, %Y{, pp. %P}", NameFormat::initialsFamily, ", "),
            style("{[%N] }%A, “%T,” %C{ %V}{, %F} (%Y).", NameFormat::initialsFamily, " and "),
            style("%T. %A. %C{ %V}{, %P}, %Y.", NameFormat::initialsFamily, ", "));

    /** Of parts of books and of proceedings. */
    static final List<StyleTemplate> PARTS = List.of(
            style("%A (%Y). %T. In %E (Eds.), %C{ (pp. %P)}. {%L: }%U.", NameFormat::familyInitials, ", & "),
            style("%A. “%T.” In %C, %D{, %P}. %L: %U, %Y.", NameFormat::firstInverted, ", and "),
            style("%A. “%T.” %C. %H. %L: %U, %Y.{ %P}.", NameFormat::firstInverted, ", and "),
            style("%A, ‘%T’, in %C, %G (%L: %U, %Y){, pp. %P}.", NameFormat::givenFamily, " and "),
            style("%A: %T. In: %E (Hrsg.): %C. %L: %U %Y{, S. %P}.", NameFormat::familyGiven, "; "),
            style("%A, « %T », in %E (dir.), %C, %L, %U, %Y{, p. %P}.", NameFormat::initialsFamily, " et "),
            style("%A, %T, in %C, %K, %L, %U, %Y{, pp. %P}.", NameFormat::initialsFamily, ", "),
            style("%A: %T. In: %E (eds.) %C{, pp. %P}. %U, %L (%Y).", NameFormat::familyInitials, ", "),
            style("%A %Y %T. In %C, %D{, pp. %P}. %U, %L.", NameFormat::firstInverted, " and "),
            style("%A, %T, in: %E (Eds.), %C, %U, %L, %Y{, pp. %P}.", NameFormat::initialsFamily, ", "),
            style("{[%N] }%A. %T. In Proceedings of %C{, pages %P}, %L, %Y.", NameFormat::givenFamily, ", and "),
            style("{[%N] }%A, “%T,” in %C, %L, %Y{, pp. %P}.", NameFormat::initialsFamily, " and "));

    /** Of books, theses and reports. */
    static final List<StyleTemplate> BOOKS = List.of(
            style("%A (%Y). %T. %L: %U.", NameFormat::familyInitials, ", & "),
            style("%A (%Y). %T. %U.", NameFormat::familyInitials, ", & "),
            style("%A. %T. %L: %U, %Y.", NameFormat::firstInverted, ", and "),
            style("%A. %Y. %T. %L: %U.", NameFormat::firstInverted, ", and "),
            style("%A, %T (%L: %U, %Y).", NameFormat::givenFamily, " and "),
            style("%A, %T, %L, %U, %Y.", NameFormat::initialsFamily, " et "),
            style("%A: %T. %L: %U %Y.", NameFormat::familyGiven, "; "),
            style("%A: %T, %L %Y.", NameFormat::familyGiven, " / "),
            style("%A, %T, %L %Y.", NameFormat::initialsFamily, " - "),
            style("%A, %T. %L: %U, %Y.", NameFormat::initialsFamily, " and "),
            style("%A %Y %T. %U, %L.", NameFormat::firstInverted, " and "),
            style("{%N. }%A. %T. %L: %U; %Y.", NameFormat::familyBareInitials, ", "),
            style("%A, %Y, %T, %U, %L.", NameFormat::familyInitials, " & "),
            style("%A, eds. %T. %L: %U, %Y.", NameFormat::firstInverted, ", and "));

    /** Of articles in Korean, Chinese and Japanese. */
    static final List<StyleTemplate> EAST_ASIAN = List.of(
            style("%A, '%T,' %C{, 제%V권}{, 제%I호}{, pp.%P}, %Y.", NameFormat::familyGiven, ", "),
            style("%A, \"%T\", %C{ 제%V권}{ 제%I호}, %Y{, %P쪽}.", NameFormat::familyGiven, "·"),
            style("%A, %T, %C{, Vol. %V}{, No. %I}{, pp. %P}, %Y.", NameFormat::familyGiven, ", "),
            style("%A (%Y). %T. %C{, %V}{(%I)}{, %P}.", NameFormat::familyGiven, ", "),
            style("%A, %Y, '%T,' %C{ %V}{(%I)}{, pp.%P}.", NameFormat::familyGiven, "·"),
            style("%A. %Y. “%T.” 『%C』{ %V}{(%I)}{: %P}.", NameFormat::familyGiven, "·"),
            style("{[%N] }%A. %T[J]. %C, %Y{, %V}{(%I)}{: %P}.", NameFormat::familyGiven, ", "),
            style("%A. %T. %C. %Y{;%V}{(%I)}{:%P}.", NameFormat::familyGiven, ", "),
            style("%A. %T. %C. %Y{. %V}{(%I)}{. %P}.", NameFormat::familyGiven, ", "),
            style("%A. %T. %C{. %V}{(%I)}. %Y.", NameFormat::familyGiven, "·"),
            style("%A：%T，《%C》{第%V卷}{第%I期}，%Y年{，第%P页}。", NameFormat::familyGiven, "、"),
            style("%A（%Y）。%T。%C{，%V}{（%I）}{，%P}。", NameFormat::familyGiven, "、"),
            style("%A, %T, %C{, %V巻}{%I号}{, pp.%P}, %Y.", NameFormat::familyGiven, ", "),
            style("{%N) }%A：%T，%C{，Vol.%V}{，No.%I}{，pp.%P}，%Y", NameFormat::familyGiven, "，"),
            style("%A「%T」『%C』{第%V巻}{第%I号}、%Y年{、%P頁}。", NameFormat::familyGiven, "・"));

    private TemplateStyles() {}

    private static StyleTemplate style(String line, NameFormat names, String beforeLast) {
        String between = beforeLast.matches("[;·、・，/ ]+") ? beforeLast : ", ";
        return new StyleTemplate(line, names, between, beforeLast);
    }
}
