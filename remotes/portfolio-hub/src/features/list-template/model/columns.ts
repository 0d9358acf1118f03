/** Columns of the template, in their order; own columns of a portfolio follow. */
export const templateColumns = [
  'address',
  'annualRent',
  'marketRent',
  'leaseEnd',
  'wozValue',
  'oppervlakte',
  'energielabel',
  'bouwjaar',
] as const;
export type TemplateColumn = (typeof templateColumns)[number];
