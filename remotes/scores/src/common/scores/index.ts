export { failureOf } from './model/failure';
export { metricText, scaleText } from './model/metric-text';
export { compareWithBuurt, effectiveWeight, inOrder } from './model/score-summary';
export { ScaleBar } from './ui/scale-bar';
