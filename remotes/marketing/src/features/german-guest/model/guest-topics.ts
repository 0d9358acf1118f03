/** Dutch words of the trade that German readers meet on every page, as the registers and laws have them. */
export const terms = [
  { key: 'kk', dutch: 'kosten koper (k.k.)' },
  { key: 'von', dutch: 'vrij op naam (v.o.n.)' },
  { key: 'woz', dutch: 'WOZ-waarde' },
  { key: 'bar', dutch: 'BAR, NAR' },
  { key: 'wws', dutch: 'woningwaarderingsstelsel (WWS)' },
  { key: 'bag', dutch: 'BAG, verblijfsobject' },
  { key: 'label', dutch: 'energielabel' },
  { key: 'corporation', dutch: 'woningcorporatie' },
] as const;

/** What the law has otherwise than in Germany. */
export const rules = ['rent', 'office', 'index'] as const;

/** Pages to begin with; each opens on the same data as for everybody. */
export const firstPages = [
  { key: 'estimate', path: '/estimate' },
  { key: 'costs', path: '/estimate/boron' },
  { key: 'map', path: '/search' },
  { key: 'rents', path: '/wws' },
  { key: 'law', path: '/legal-insights' },
] as const;
