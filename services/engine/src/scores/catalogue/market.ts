import { higherPercentile, metricsOf, ownScale } from './define';

/** How the market of the place does. */
export const market = metricsOf('market', [
  {
    key: 'liquidity',
    unit: '%',
    worst: 0,
    best: 6,
    weight: 0.05,
    level: 'buurt',
    source: `Transacties; ${ownScale}`,
    name: { nl: 'Verhandelbaarheid', en: 'Liquidity', de: 'Handelbarkeit' },
    definition: {
      nl: 'Verkopen in de laatste twaalf maanden van de gegevens per honderd objecten van de buurt.',
      en: 'Sales in the last twelve months of the data per hundred objects of the neighbourhood.',
      de: 'Verkäufe in den letzten zwölf Monaten der Daten je hundert Objekte des Viertels.',
    },
  },
  {
    key: 'price-trend',
    unit: '%',
    worst: -5,
    best: 10,
    weight: 0.04,
    level: 'country',
    source: `Transacties; ${ownScale}`,
    name: { nl: 'Prijsverloop', en: 'Price trend', de: 'Preisverlauf' },
    definition: {
      nl: 'Verandering van de prijsindex van het soort object in twaalf maanden.',
      en: 'Change of the price index of the kind of object in twelve months.',
      de: 'Veränderung des Preisindexes der Objektart in zwölf Monaten.',
    },
  },
  {
    key: 'woz-rank',
    unit: 'euro',
    ...higherPercentile,
    weight: 0.03,
    level: 'buurt',
    source: 'CBS 86134NED',
    name: { nl: 'WOZ-waarde', en: 'WOZ value', de: 'WOZ-Wert' },
    definition: {
      nl: 'Gemiddelde WOZ-waarde van woningen in de buurt, als rang onder de buurten van de gemeente.',
      en: 'Mean WOZ value of dwellings in the neighbourhood, as a rank among the neighbourhoods of the municipality.',
      de: 'Mittlerer WOZ-Wert der Wohnungen im Viertel, als Rang unter das Viertelen der Gemeinde.',
    },
  },
  {
    key: 'vacancy',
    unit: '%',
    worst: 10,
    best: 1,
    weight: 0.03,
    level: 'buurt',
    source: `CBS 86134NED; ${ownScale}`,
    name: { nl: 'Leegstand', en: 'Vacancy', de: 'Leerstand' },
    definition: {
      nl: 'Deel van de woningen in de buurt dat leeg staat.',
      en: 'Share of the dwellings in the neighbourhood that are vacant.',
      de: 'Anteil der leer stehenden Wohnungen im Viertel.',
    },
  },
]);
