export * from './agreement';
export * from './fee-api';
export * from './moves';
export * from './statement';
