/**
 * Names by which people look for a provincie or gemeente beside that of the register, by its code. Of Fryslân and its
 * gemeenten the Dutch or the Frisian name that the register does not have, and names that a gemeente uses for itself; English
 * names of provincies by Unicode CLDR 48.2 (subdivisions); German ones as German writes them, which no register lists.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  PV21: ['Friesland'],
  PV27: ['North Holland', 'Nordholland'],
  PV28: ['South Holland', 'Südholland'],
  PV29: ['Seeland'],
  PV30: ['North Brabant', 'Nordbrabant'],
  GM0060: ['It Amelân'],
  GM0072: ['Harns'],
  GM0074: ['It Hearrenfean'],
  GM0080: ['Ljouwert'],
  GM0085: ['Eaststellingwerf'],
  GM0086: ['Opsterlân'],
  GM0088: ['Skiermûntseach'],
  GM0090: ['Smallingerlân'],
  GM0093: ['Skylge'],
  GM0096: ['Flylân'],
  GM0268: ['Nimwegen'],
  GM0518: ['Den Haag', 'The Hague'],
  GM0718: ['Flushing'],
  GM0737: ['Tietjerksteradeel'],
  GM0796: ['Den Bosch', 'Herzogenbusch'],
  GM1891: ['Dantumadeel'],
  GM1900: ['Zuidwest-Friesland'],
  GM1940: ['De Friese Meren'],
  GM1970: ['Noordoost-Friesland'],
};

/** Other names of the area with this code; none for most, and for wijken and buurten. */
export const otherNamesOf = (code: string): readonly string[] => otherNames[code] ?? [];
