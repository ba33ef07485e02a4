package preflight.reference.parse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.work.PersonName;

/** Parses a list of names in the usual forms: "Doe, J. & Roe, R.", "J. Doe, R. Roe", "Doe J, Roe R", "Doe, Jane, and Richard Roe". */
final class NameListParser {
    private static final Pattern ET_AL = Pattern.compile(
            "(?i)\\bet\\.?\\s{0,3}al\\b|\\bu\\.\\s?a\\b|\\band others\\b|\\bet coll\\b|…|\\.\\.\\.|\\bи др\\b|\\be outros\\b");
    private static final Pattern ROLES = Pattern.compile(
            "(?i)[(\\[]?\\b(?:(?:edited|ed\\.|herausgegeben|hrsg\\.) (?:by|von)|a cura di|sous la direction de"
                    + "|eds?|editors?|hrsg|hg|trans|dir|orgs?|coords?)\\b\\.?[)\\]]?");
    private static final Pattern SEPARATOR = Pattern.compile(
            "(?i)\\s*[;,]\\s*(?:and|und|et|y|e|en|och|&)\\s+|\\s+(?:and|und|et|y|och|&)\\s+|\\s*&\\s*|\\s*[;,]\\s*");
    /** Commas are inside names where semicolons separate them. */
    private static final Pattern SEPARATOR_WITH_SEMICOLONS = Pattern.compile("\\s*[;&]\\s*(?:and\\s+)?|\\s+and\\s+");

    private static final Pattern INITIALS =
            Pattern.compile("(?:\\p{Lu}{1,3}\\p{L}?[.\\s-]*){1,5}|(?:\\p{Lu}\\p{L}?\\.[\\s-]*){1,5}");
    private static final Pattern INITIAL_WORD =
            Pattern.compile("(?:\\p{Lu}\\p{Ll}?\\.-?)+|\\p{Lu}{1,3}\\.?|(?:\\p{Lu}-)+\\p{Lu}");
    /** A name in a script that puts no comma into names. */
    private static final Pattern IDEOGRAPHIC =
            Pattern.compile("[\\p{IsHan}\\p{IsHangul}\\p{IsHiragana}\\p{IsKatakana}]{2,6}");

    /** "J.R.Doe": initials without a space before the family name. */
    private static final Pattern JOINED_INITIALS = Pattern.compile("((?:\\p{Lu}\\p{Ll}?\\.-?)+)(\\p{L}{2,}.*)");

    private static final Pattern SUFFIX = Pattern.compile("(?i)(?:jr|sr|ii|iii|iv|2nd|3rd)\\.?");
    private static final int MAX_NAMES = 200;

    private NameListParser() {}

    /** Whether the list ends in "et al." or the like. */
    static boolean hasEtAl(String list) {
        return ET_AL.matcher(list).find();
    }

    /** The names in their order, at most {@value #MAX_NAMES}. */
    static List<PersonName> parse(String list) {
        Matcher others = ET_AL.matcher(list);
        String named = others.find() ? list.substring(0, others.start()) : list;
        String names = ROLES.matcher(named).replaceAll("").strip();
        boolean semicolons = names.indexOf(';') >= 0;
        List<String> parts = split(names, semicolons ? SEPARATOR_WITH_SEMICOLONS : SEPARATOR);
        List<PersonName> people = new ArrayList<>();
        for (int i = 0; i < parts.size() && people.size() < MAX_NAMES; i++) {
            String part = parts.get(i);
            if (semicolons) {
                addIfNamed(people, familyFirst(part));
            } else if (i + 1 < parts.size() && isGiven(parts, i)) {
                addIfNamed(people, PersonName.of(part, parts.get(++i)));
                i += i + 1 < parts.size() && SUFFIX.matcher(parts.get(i + 1)).matches() ? 1 : 0;
            } else {
                addIfNamed(people, withoutComma(part));
            }
        }
        return people;
    }

    /** Without punctuation at both ends. A full stop at the end is kept: it may belong to an initial. */
    private static String trimmed(String part) {
        int start = 0;
        int end = part.length();
        while (end > start && " ,;:&–-".indexOf(part.charAt(end - 1)) >= 0) {
            end--;
        }
        while (start < end && " .,;:&–-".indexOf(part.charAt(start)) >= 0) {
            start++;
        }
        return part.substring(start, end);
    }

    private static List<String> split(String names, Pattern separator) {
        List<String> parts = new ArrayList<>();
        for (String part : separator.split(names)) {
            String trimmed = trimmed(part);
            if (!trimmed.isEmpty()) {
                parts.add(trimmed);
            }
        }
        return parts;
    }

    /** Whether the part after a comma is the given name of the part before it. */
    private static boolean isGiven(List<String> parts, int i) {
        String family = parts.get(i);
        String next = parts.get(i + 1);
        if (containsInitial(family)
                || (IDEOGRAPHIC.matcher(family).matches()
                        && IDEOGRAPHIC.matcher(next).matches())) {
            return false;
        }
        boolean initials = INITIALS.matcher(next).matches();
        // "Doe, Jane, and Richard Roe": only the first name is inverted.
        boolean spelledOut = i == 0
                && family.indexOf(' ') < 0
                && (parts.size() == 2 || containsSpace(parts, 2) || parts.size() % 2 == 0)
                && next.split("\\s+").length <= 2;
        return initials || spelledOut || (i > 0 && parts.size() % 2 == 0 && i % 2 == 0 && noneHasSpace(parts));
    }

    private static boolean containsSpace(List<String> parts, int from) {
        return parts.stream().skip(from).anyMatch(part -> part.indexOf(' ') >= 0);
    }

    private static boolean noneHasSpace(List<String> parts) {
        return parts.stream().noneMatch(part -> part.indexOf(' ') >= 0);
    }

    private static boolean containsInitial(String part) {
        for (String word : part.split("\\s+")) {
            if (INITIAL_WORD.matcher(word).matches()) {
                return part.indexOf(' ') >= 0;
            }
        }
        return false;
    }

    private static @Nullable PersonName familyFirst(String part) {
        int comma = part.indexOf(',');
        return comma > 0
                ? PersonName.of(
                        part.substring(0, comma).strip(),
                        part.substring(comma + 1).strip())
                : withoutComma(part);
    }

    /** A name without a comma: given names or initials before the family name, or initials after it. */
    private static @Nullable PersonName withoutComma(String part) {
        String[] words = part.split("\\s+");
        if (words.length == 1) {
            Matcher joined = JOINED_INITIALS.matcher(part);
            return joined.matches() ? PersonName.of(joined.group(2), joined.group(1)) : PersonName.of(part, null);
        }
        int last = words.length - 1;
        int firstOfTail = last + 1;
        while (firstOfTail > 1 && INITIAL_WORD.matcher(words[firstOfTail - 1]).matches()) {
            firstOfTail--;
        }
        if (firstOfTail <= last) {
            return PersonName.of(join(words, 0, firstOfTail), join(words, firstOfTail, last + 1));
        }
        int family = last;
        while (family > 1 && Character.isLowerCase(words[family - 1].codePointAt(0))) {
            family--;
        }
        return PersonName.of(join(words, family, last + 1), join(words, 0, family));
    }

    private static String join(String[] words, int from, int to) {
        return String.join(" ", Arrays.asList(words).subList(from, to));
    }

    private static void addIfNamed(List<PersonName> people, @Nullable PersonName name) {
        if (name != null && name.family().chars().anyMatch(Character::isLetter) && !isLowerCaseWord(name)) {
            people.add(name);
        }
    }

    /** "ibid.": a single word in lower case is no name. */
    private static boolean isLowerCaseWord(PersonName name) {
        String family = name.family();
        return name.given() == null
                && family.indexOf(' ') < 0
                && family.codePoints().filter(Character::isLetter).allMatch(Character::isLowerCase);
    }
}
