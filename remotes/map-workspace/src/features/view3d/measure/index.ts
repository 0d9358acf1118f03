export { readMeasurement, writeMeasurement } from './model/measure-address';
export { type Measurement, measured, unitOf } from './model/measurement';
export { MeasureOverlay } from './ui/measure-overlay';
export { MeasurePanel } from './ui/measure-panel';
export { useMeasuring } from './ui/use-measuring';
