package preflight.manuscript.made;

import java.util.List;

/** Paragraphs for bodies. Some look like references on purpose: names, years, numbers at the beginning of a line. */
public final class Prose {
    public static final String TITLE = "Watermarks, Ledgers and Rain: How a Valley Kept Its Books";

    /** In English. */
    public static final List<String> ENGLISH = List.of(
            "The first ledger we opened had been used to press flowers, and the stains had eaten through nine pages of barley"
                    + " prices. It took Halvorsen most of an afternoon to lift the petals off. What was left could be read against"
                    + " a lamp, and the sums were right, which is more than can be said of the printed edition.",
            "Smith and Jones (1998) counted the mills along the lower river; Okafor (2003) counted them again and found two"
                    + " more. Neither says how a ruin was told from a barn. We walked the whole of it, 41 km in four days, and"
                    + " counted only what still had a race, so that our 27 mills are a floor and not an estimate.",
            "In 1911 the clerk changed. The new hand is smaller and slopes to the left, and for the first time the columns are"
                    + " ruled. From then on the book has a price for every week but three, all of them in the flood of 1912,"
                    + " when the office stood under water and somebody noted the level on the wall instead.",
            "Rain was read at noon from a glass that stood on the roof of the school. The glass broke in 1923 and was replaced"
                    + " by a wider one without a word in the book, as we know from the bill of the glazier. Readings after that"
                    + " date were divided by 1.31, the ratio of the two areas, before they were used.",
            "2. Auflage, says the title page of the almanac, but no first edition was ever found, neither by Brandt nor by the"
                    + " two libraries that searched for it at our request. We think that there was none, and that the printer"
                    + " wanted to look older than he was.",
            "What surprised us was the price of salt. It did not move for sixty years. The obvious reading is a fixed tariff,"
                    + " yet the tariff of 1874 names another sum, and the carters' own accounts, where we have them, name a"
                    + " third. We have no explanation and would like to hear one.",
            "Of the 312 letters in the chest, 204 are from the same three families. They write about weather first, prices"
                    + " second and deaths last, in that order and nearly always on one side of the sheet. A letter from"
                    + " M. K. Lindqvist, dated 4 March 1899, breaks the rule, and it is the only one that was never opened.",
            "We thank the parish for the key, and the miller's granddaughter for the loan of a boat. None of them asked to see"
                    + " what we wrote, and all of them corrected us on something that mattered, usually a name.");

    /** In German. */
    public static final List<String> GERMAN = List.of(
            "Das erste Rechnungsbuch war zum Pressen von Blumen benutzt worden, und die Flecken gingen durch neun Seiten"
                    + " Gerstenpreise. Was übrig war, ließ sich gegen eine Lampe lesen, und die Summen stimmten.",
            "Müller und Schmidt (1998) zählten die Mühlen am Unterlauf; Brandt (2003) zählte sie noch einmal und fand zwei"
                    + " mehr. Wie sie eine Ruine von einer Scheune unterschieden, sagen beide nicht. Wir sind den ganzen Weg"
                    + " gegangen und haben nur gezählt, was noch einen Graben hatte.",
            "Im Jahr 1911 wechselte der Schreiber. Die neue Hand ist kleiner und neigt sich nach links, und zum ersten Mal sind"
                    + " die Spalten liniert. Von da an hat das Buch für jede Woche einen Preis, außer für drei.");

    private Prose() {}
}
