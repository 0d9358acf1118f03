import { metricsOf, ownScale } from './define';

/** Scales of usable area of businesses, m². */
const spaceScales = {
  office: { worst: 50, best: 1_000 },
  shop: { worst: 40, best: 500 },
  industry: { worst: 80, best: 2_000 },
};

/** The object and its building. */
export const building = metricsOf('building', [
  {
    key: 'energy',
    unit: 'kWh/m²',
    worst: 400,
    best: 50,
    weight: 0.1,
    level: 'object',
    source: `EP-online, NTA 8800; ${ownScale}`,
    name: { nl: 'Energie', en: 'Energy', de: 'Energie' },
    definition: {
      nl: 'Primair fossiel energiegebruik per m² per jaar dat bij het energielabel hoort: de bovengrens van de klasse.',
      en: 'Primary fossil energy per m² a year that goes with the energy label: the upper bound of its class.',
      de: 'Fossile Primärenergie je m² und Jahr nach dem Energielabel: die Obergrenze der Klasse.',
    },
  },
  {
    key: 'building-age',
    unit: 'jaar',
    worst: 100,
    best: 0,
    weight: 0.05,
    level: 'object',
    source: `BAG; ${ownScale}`,
    name: { nl: 'Leeftijd', en: 'Age', de: 'Alter' },
    definition: {
      nl: 'Jaren sinds het bouwjaar van het pand.',
      en: 'Years since the building was built.',
      de: 'Jahre seit dem Baujahr des Gebäudes.',
    },
  },
  {
    key: 'space',
    unit: 'm²',
    worst: 30,
    best: 160,
    scales: spaceScales,
    weight: 0.05,
    level: 'object',
    source: `BAG; ${ownScale}`,
    name: { nl: 'Ruimte', en: 'Space', de: 'Fläche' },
    definition: {
      nl: 'Gebruiksoppervlakte. Kantoren, winkels en bedrijfsruimten hebben een eigen schaal.',
      en: 'Usable area. Offices, shops and industrial premises have a scale of their own.',
      de: 'Nutzfläche. Büros, Läden und Gewerberäume haben eine eigene Skala.',
    },
  },
  {
    key: 'plot-free',
    unit: 'm²',
    worst: 0,
    best: 200,
    weight: 0.03,
    level: 'object',
    source: `BRK; ${ownScale}`,
    name: { nl: 'Vrije kavel', en: 'Open plot', de: 'Freie Parzelle' },
    definition: {
      nl: 'Oppervlakte van het perceel zonder de panden met een adres, gedeeld over de adressen erop.',
      en: 'Area of the plot without the buildings that have an address, shared by the addresses on it.',
      de: 'Fläche des Grundstücks ohne die Gebäude mit Adresse, geteilt durch die Adressen darauf.',
    },
  },
  {
    key: 'foundation',
    unit: 'klasse',
    worst: 3,
    best: 0,
    weight: 0.04,
    level: 'buurt',
    source: `RVO, KCAF; ${ownScale}`,
    name: { nl: 'Fundering', en: 'Foundation', de: 'Gründung' },
    definition: {
      nl: 'Klasse van het funderingsrisico van de plek: 0 geen, 3 hoog.',
      en: 'Class of the foundation risk of the place: 0 none, 3 high.',
      de: 'Klasse des Gründungsrisikos des Ortes: 0 keines, 3 hoch.',
    },
  },
  {
    key: 'use-freedom',
    unit: 'functies',
    worst: 1,
    best: 4,
    weight: 0.03,
    level: 'object',
    source: `IMRO, SVBP2012; ${ownScale}`,
    name: { nl: 'Gebruiksruimte', en: 'Permitted uses', de: 'Nutzungsspielraum' },
    definition: {
      nl: 'Aantal functies dat de enkelbestemming naar eigen tabel toelaat: centrum 4, gemengd 3, een enkele functie 1.',
      en: 'Number of functions that the zoning permits by our own table: centre 4, mixed 3, a single function 1.',
      de: 'Zahl der Funktionen, die der Bebauungsplan nach eigener Tabelle zulässt: Zentrum 4, gemischt 3, eine Funktion 1.',
    },
  },
]);
