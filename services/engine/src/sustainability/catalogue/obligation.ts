import { metricsOf, ownScale } from '../../scores/catalogue/define';

/** What laws, pathways and investors ask. */
export const obligation = metricsOf('obligation', [
  {
    key: 'obligation',
    unit: 'klasse',
    worst: 0,
    best: 2,
    steps: [
      { upTo: 0, points: 0, name: { nl: 'Voldoet niet', en: 'Fails', de: 'Nicht erfüllt' } },
      { upTo: 1, points: 100, name: { nl: 'Voldoet', en: 'Meets', de: 'Erfüllt' } },
      { upTo: null, points: 100, name: { nl: 'Vrijgesteld', en: 'Exempt', de: 'Befreit' } },
    ],
    weight: 0.05,
    level: 'object',
    source: 'Bbl 3.87; Kamerstukken verhuur EFG',
    name: { nl: 'Verplichtingen', en: 'Obligations', de: 'Pflichten' },
    definition: {
      nl: 'Label C voor kantoren vanaf 100 m², met vrijstellingen; verhuur van woningen met label E, F of G.',
      en: 'Label C for offices from 100 m², with exemptions; letting of dwellings with label E, F or G.',
      de: 'Label C für Büros ab 100 m², mit Befreiungen; Vermietung von Wohnungen mit Label E, F oder G.',
    },
  },
  {
    key: 'stranding',
    unit: 'jaartal',
    worst: 2026,
    best: 2050,
    weight: 0.05,
    level: 'object',
    source: `CRREM; ${ownScale}`,
    name: { nl: 'Strandingsjaar', en: 'Stranding year', de: 'Strandungsjahr' },
    definition: {
      nl: 'Eerste jaar waarin het object boven het ingelezen CRREM-pad ligt, bij gelijkblijvend gebruik.',
      en: 'First year in which the object is above the imported CRREM pathway, at the present use.',
      de: 'Erstes Jahr, in dem das Objekt über dem eingelesenen CRREM-Pfad liegt, bei gleichem Verbrauch.',
    },
  },
  {
    key: 'taxonomy',
    unit: 'klasse',
    worst: 0,
    best: 1,
    steps: [
      { upTo: 0, points: 0, name: { nl: 'Nee', en: 'No', de: 'Nein' } },
      { upTo: null, points: 100, name: { nl: 'Ja', en: 'Yes', de: 'Ja' } },
    ],
    weight: 0.05,
    level: 'object',
    source: 'EU 2021/2139, 7.7',
    name: { nl: 'EU-taxonomie', en: 'EU Taxonomy', de: 'EU-Taxonomie' },
    definition: {
      nl: 'Activiteit 7.7: label A of beste 15 %, bewaking van grote installaties, beoordeling van het klimaatrisico.',
      en: 'Activity 7.7: label A or best 15 %, monitoring of large installations, assessment of climate risk.',
      de: 'Tätigkeit 7.7: Label A oder beste 15 %, Überwachung großer Anlagen, Bewertung des Klimarisikos.',
    },
  },
]);
