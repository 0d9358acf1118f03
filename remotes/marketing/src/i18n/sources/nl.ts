/** Where the data come from, in the source language. */
export const nl = {
  heading: 'Waar de gegevens vandaan komen',
  bag: 'Basisregistratie Adressen en Gebouwen, Kadaster',
  bagGives: 'adressen, panden, oppervlakte, bouwjaar, gebruik',
  labels: 'EP-Online, RVO',
  labelsGives: 'energielabels',
  cbs: 'Kerncijfers wijken en buurten, CBS',
  cbsGives: 'namen en grenzen van buurten, afstand tot station en voorzieningen',
  sales: 'Verkopen',
  salesGives:
    'Nederland kent geen open verkoopprijzen. Klanten brengen hun eigen verkopen mee; in de demo zijn ze gegenereerd en als fictief gemarkeerd.',
  sets: 'Nu geladen',
  objects_one: '{{count}} adres',
  objects_other: '{{count}} adressen',
  fictional: 'fictief',
  register: 'register',
} as const;
