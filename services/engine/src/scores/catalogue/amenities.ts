import { metricsOf, ownScale } from './define';

const cbs = `CBS 86270NED; ${ownScale}`;

/** What daily life needs nearby. */
export const amenities = metricsOf('amenities', [
  {
    key: 'supermarket',
    unit: 'km',
    worst: 3.4,
    best: 0.3,
    weight: 0.04,
    level: 'buurt',
    source: cbs,
    name: { nl: 'Supermarkt', en: 'Supermarket', de: 'Supermarkt' },
    definition: {
      nl: 'Gemiddelde afstand over de weg van de buurt tot een grote supermarkt.',
      en: 'Mean distance by road from the neighbourhood to a large supermarket.',
      de: 'Mittlere Straßenentfernung des Viertels zu einem großen Supermarkt.',
    },
  },
  {
    key: 'gp',
    unit: 'km',
    worst: 3.5,
    best: 0.3,
    weight: 0.03,
    level: 'buurt',
    source: cbs,
    name: { nl: 'Huisarts', en: 'General practice', de: 'Hausarzt' },
    definition: {
      nl: 'Gemiddelde afstand over de weg van de buurt tot een huisartsenpraktijk.',
      en: 'Mean distance by road from the neighbourhood to a general practice.',
      de: 'Mittlere Straßenentfernung des Viertels zu einer Hausarztpraxis.',
    },
  },
  {
    key: 'primary-school',
    unit: 'km',
    worst: 2.5,
    best: 0.3,
    weight: 0.03,
    level: 'object',
    source: `DUO, CBS 86270NED; ${ownScale}`,
    name: { nl: 'Basisschool', en: 'Primary school', de: 'Grundschule' },
    definition: {
      nl: 'Afstand hemelsbreed tot de dichtstbijzijnde basisschool; zonder scholen die van CBS voor de buurt.',
      en: 'Straight-line distance to the nearest primary school; without schools that of CBS for the neighbourhood.',
      de: 'Luftlinie zur nächsten Grundschule; ohne Schulen die Entfernung von CBS für das Viertel.',
    },
  },
  {
    key: 'daycare',
    unit: 'km',
    worst: 2.7,
    best: 0.2,
    weight: 0.02,
    level: 'buurt',
    source: cbs,
    name: { nl: 'Kinderopvang', en: 'Day care', de: 'Kita' },
    definition: {
      nl: 'Gemiddelde afstand over de weg van de buurt tot een kinderdagverblijf.',
      en: 'Mean distance by road from the neighbourhood to a day-care centre.',
      de: 'Mittlere Straßenentfernung des Viertels zu einer Kindertagesstätte.',
    },
  },
  {
    key: 'hospital',
    unit: 'km',
    worst: 10.3,
    best: 1.1,
    weight: 0.01,
    level: 'buurt',
    source: cbs,
    name: { nl: 'Ziekenhuis', en: 'Hospital', de: 'Krankenhaus' },
    definition: {
      nl: 'Gemiddelde afstand over de weg van de buurt tot een ziekenhuis.',
      en: 'Mean distance by road from the neighbourhood to a hospital.',
      de: 'Mittlere Straßenentfernung des Viertels zu einem Krankenhaus.',
    },
  },
  {
    key: 'amenities',
    unit: 'aantal',
    worst: 0,
    best: 120,
    weight: 0.02,
    level: 'object',
    source: `BAG; ${ownScale}`,
    name: { nl: 'Voorzieningen', en: 'Amenities', de: 'Einrichtungen' },
    definition: {
      nl: 'Winkel-, onderwijs-, zorg-, sport- en bijeenkomstfuncties binnen een kilometer hemelsbreed.',
      en: 'Functions of shopping, teaching, care, sports and meeting within a kilometre in a straight line.',
      de: 'Laden-, Unterrichts-, Pflege-, Sport- und Versammlungsfunktionen im Umkreis von einem Kilometer.',
    },
  },
]);
