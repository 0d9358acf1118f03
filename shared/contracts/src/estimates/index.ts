export * from './explained-estimate';
export * from './investment';
export * from './label-jump';
export * from './label-jump-lists';
export * from './model-report';
export * from './office';
export * from './public-estimate-api';
