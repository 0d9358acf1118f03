export {
  type AreaRank,
  dwellingLabels,
  type LabelCount,
  type OwnMiddles,
  ownMiddles,
  rankInArea,
} from './dwellings';
export { dealMonths, importedSeries } from './overview';
export { type ProvincieRow, provincies } from './provincies';
export { type SalesCellRow, salesCells } from './sales-cells';
export { type SeriesValue, seriesOf } from './series';
export { type AreaSpread, areaSpreads, dealSpreads, type PeriodSpread } from './spreads';
