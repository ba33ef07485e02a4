package preflight.reference.parsing;

import java.util.List;

/** Citation styles beyond those of {@link CommonStyles}: of the humanities, of other languages, of books and their parts. */
final class Styles {
    /** Of articles: author, title, journal, volume, year. */
    static final List<StyleTemplate> ARTICLES = List.of(
            style("%A, « %T », %C,{ vol. %V,}{ n° %I,} %Y{, p. %P}.", NameForm::familyGiven, " et "),
            style("%A, %T, %C,{ %V,} %Y{, p. %P}.", NameForm::initialsFamily, " et "),
            style("%A (%Y). %T. %C{, %V}{(%I)}{, %P}.", NameForm::familyInitials, " et "),
            style("%A: %T. In: %C{ %V} (%Y){, H. %I}{, S. %P}.", NameForm::familyGiven, "; "),
            style("%A, %T, %C{, Bd. %V}{, H. %I}, %Y{, S. %P}.", NameForm::familyInitials, ", "),
            style("%A, „%T“, in: %C{ %V} (%Y){, S. %P}", NameForm::givenFamily, " und "),
            style("%A, %T, in «%C»{, %V} (%Y){, pp. %P}.", NameForm::initialsFamily, ", "),
            style("%A, %T, in “%C”{, %V}{, n. %I}, %Y{, pp. %P}.", NameForm::givenFamily, " e "),
            style("%A (%Y): «%T», %C{, vol. %V}{, núm. %I}{, pp. %P}.", NameForm::familyGiven, " y "),
            style("%A. %T. %C{, v. %V}{, n. %I}{, p. %P}, %Y.", NameForm::familyInitials, "; "),
            style("%A %T // %C. – %Y.{ – Т. %V}{, № %I}.{ – С. %P}.", NameForm::familyInitials, ", "),
            style("%A, ‘%T’, %C{, %V} (%Y){, %P}.", NameForm::givenFamily, " and "),
            style("%A, '%T,' %C{, Vol.%V}{, No.%I}{, pp.%P}, %Y.", NameForm::initialsFamily, ", and "),
            style("%A, \"%T,\" %C{, vol. %V}{, no. %I}{, pp. %P}, %Y.", NameForm::givenFamily, " and "),
            style("%A. %T. %C{ %V}{, %P} (%Y).", NameForm::familyInitials, " & "),
            style("%A: %T. %C{ %V}{: %P}, %Y.", NameForm::familyBareInitials, ", "),
            style("{%N. }%A: %T. %C %Y{, %V}{ (%I)}{: %P}.", NameForm::familyBareInitials, ", "),
            style("%A. %Y. %T. %C{ %V}{ (%I)}{: %P}.", NameForm::familyBareInitials, ", "),
            style("%A %Y %T. %C{ %V}{(%I)}{:%P}.", NameForm::firstTurnedRound, " and "),
            style("%A, %Y, %T: %C{, v. %V}{, no. %I}{, p. %P}.", NameForm::familyInitials, ", and "),
            style("%A (%Y) %T, %C{, %V}{, %P}", NameForm::familyInitials, " and "),
            style("%A, %T, %C{, vol. %V}{ (%I)}, %Y{, pp. %P}", NameForm::initialsFamily, ", "),
            style("{[%N] }%A, “%T,” %C{ %V}{, %F} (%Y).", NameForm::initialsFamily, " and "),
            style("%T. %A. %C{ %V}{, %P}, %Y.", NameForm::initialsFamily, ", "));

    /** Of parts of books and of proceedings. */
    static final List<StyleTemplate> PARTS = List.of(
            style("%A (%Y). %T. In %E (Eds.), %C{ (pp. %P)}. {%L: }%U.", NameForm::familyInitials, ", & "),
            style("%A. “%T.” In %C, %D{, %P}. %L: %U, %Y.", NameForm::firstTurnedRound, ", and "),
            style("%A. “%T.” %C. %H. %L: %U, %Y.{ %P}.", NameForm::firstTurnedRound, ", and "),
            style("%A, ‘%T’, in %C, %G (%L: %U, %Y){, pp. %P}.", NameForm::givenFamily, " and "),
            style("%A: %T. In: %E (Hrsg.): %C. %L: %U %Y{, S. %P}.", NameForm::familyGiven, "; "),
            style("%A, « %T », in %E (dir.), %C, %L, %U, %Y{, p. %P}.", NameForm::initialsFamily, " et "),
            style("%A, %T, in %C, %K, %L, %U, %Y{, pp. %P}.", NameForm::initialsFamily, ", "),
            style("%A: %T. In: %E (eds.) %C{, pp. %P}. %U, %L (%Y).", NameForm::familyInitials, ", "),
            style("%A %Y %T. In %C, %D{, pp. %P}. %U, %L.", NameForm::firstTurnedRound, " and "),
            style("%A, %T, in: %E (Eds.), %C, %U, %L, %Y{, pp. %P}.", NameForm::initialsFamily, ", "),
            style("{[%N] }%A. %T. In Proceedings of %C{, pages %P}, %L, %Y.", NameForm::givenFamily, ", and "),
            style("{[%N] }%A, “%T,” in %C, %L, %Y{, pp. %P}.", NameForm::initialsFamily, " and "));

    /** Of books, theses and reports. */
    static final List<StyleTemplate> BOOKS = List.of(
            style("%A (%Y). %T. %L: %U.", NameForm::familyInitials, ", & "),
            style("%A (%Y). %T. %U.", NameForm::familyInitials, ", & "),
            style("%A. %T. %L: %U, %Y.", NameForm::firstTurnedRound, ", and "),
            style("%A. %Y. %T. %L: %U.", NameForm::firstTurnedRound, ", and "),
            style("%A, %T (%L: %U, %Y).", NameForm::givenFamily, " and "),
            style("%A, %T, %L, %U, %Y.", NameForm::initialsFamily, " et "),
            style("%A: %T. %L: %U %Y.", NameForm::familyGiven, "; "),
            style("%A: %T, %L %Y.", NameForm::familyGiven, " / "),
            style("%A, %T, %L %Y.", NameForm::initialsFamily, " - "),
            style("%A, %T. %L: %U, %Y.", NameForm::initialsFamily, " and "),
            style("%A %Y %T. %U, %L.", NameForm::firstTurnedRound, " and "),
            style("{%N. }%A. %T. %L: %U; %Y.", NameForm::familyBareInitials, ", "),
            style("%A, %Y, %T, %U, %L.", NameForm::familyInitials, " & "),
            style("%A, eds. %T. %L: %U, %Y.", NameForm::firstTurnedRound, ", and "));

    /** Of articles in Korean, Chinese and Japanese. */
    static final List<StyleTemplate> EAST_ASIAN = List.of(
            style("%A, '%T,' %C{, 제%V권}{, 제%I호}{, pp.%P}, %Y.", NameForm::familyGiven, ", "),
            style("%A, \"%T\", %C{ 제%V권}{ 제%I호}, %Y{, %P쪽}.", NameForm::familyGiven, "·"),
            style("%A, %T, %C{, Vol. %V}{, No. %I}{, pp. %P}, %Y.", NameForm::familyGiven, ", "),
            style("%A (%Y). %T. %C{, %V}{(%I)}{, %P}.", NameForm::familyGiven, ", "),
            style("%A, %Y, '%T,' %C{ %V}{(%I)}{, pp.%P}.", NameForm::familyGiven, "·"),
            style("%A. %Y. “%T.” 『%C』{ %V}{(%I)}{: %P}.", NameForm::familyGiven, "·"),
            style("{[%N] }%A. %T[J]. %C, %Y{, %V}{(%I)}{: %P}.", NameForm::familyGiven, ", "),
            style("%A. %T. %C. %Y{;%V}{(%I)}{:%P}.", NameForm::familyGiven, ", "),
            style("%A. %T. %C. %Y{. %V}{(%I)}{. %P}.", NameForm::familyGiven, ", "),
            style("%A. %T. %C{. %V}{(%I)}. %Y.", NameForm::familyGiven, "·"),
            style("%A：%T，《%C》{第%V卷}{第%I期}，%Y年{，第%P页}。", NameForm::familyGiven, "、"),
            style("%A（%Y）。%T。%C{，%V}{（%I）}{，%P}。", NameForm::familyGiven, "、"),
            style("%A, %T, %C{, %V巻}{%I号}{, pp.%P}, %Y.", NameForm::familyGiven, ", "),
            style("{%N) }%A：%T，%C{，Vol.%V}{，No.%I}{，pp.%P}，%Y", NameForm::familyGiven, "，"),
            style("%A「%T」『%C』{第%V巻}{第%I号}、%Y年{、%P頁}。", NameForm::familyGiven, "・"));

    private Styles() {}

    private static StyleTemplate style(String line, NameForm names, String beforeLast) {
        String between = beforeLast.matches("[;·、・，/ ]+") ? beforeLast : ", ";
        return new StyleTemplate(line, names, between, beforeLast);
    }
}
