import { type MarketFigure, ownFigures } from '@kavel/contracts/market';

const sales = 'npm run data -- import transactions <file.csv>';
const rents = 'npm run data -- import rents <file.csv>';

/** Commands of the operator that bring in the first data. */
export const firstImports = [
  sales,
  rents,
  'npm run data -- import series <file.csv> --map indicator==priceIndex --map area==NL00',
];

/** The command that brings in the data of a figure. */
export function importOf(figure: MarketFigure): string {
  if (figure === 'rentPerM2' || figure === 'grossYield') return rents;
  if (ownFigures.some(own => own === figure)) return sales;
  return `npm run data -- import series <file.csv> --map indicator==${figure}`;
}
