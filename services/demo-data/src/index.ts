export { dealMonths, expectedLogPrice } from './deals/price-model';
export { type DemoOptions, makeDemo } from './make-demo';
export { type SynthesizeOptions, synthesize } from './synthetic/synthesize';
