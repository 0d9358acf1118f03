/** Texts of heat maps and tornado of the cash flow. */
export const sensitivity = {
  rates: 'Disconteringsvoet tegen exit yield',
  rents: 'Huurgroei tegen leegstand',
  tornado: 'Tornado: wat het meest doet',
  short: { rates: 'Voet × yield', rents: 'Huurgroei × leegstand', tornado: 'Tornado' },
  texts: {
    rates:
      'Netto waarde bij doorexploiteren voor elke disconteringsvoet (rijen) en exit yield (kolommen). Klein staat in duizenden euro.',
    rents:
      'Netto waarde bij doorexploiteren van alle eenheden, voor elke huurgroei (rijen) en leegstand (kolommen) opnieuw berekend.',
    tornado:
      'Marktwaarde (kasstroom, k.k.) van alle eenheden, als één parameter lager of hoger is en de andere blijven zoals ze zijn.',
  },
  base: 'Nu',
} as const;
