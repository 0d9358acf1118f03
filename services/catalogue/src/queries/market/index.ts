export { type SeriesValue, seriesOf } from './series';
