export * from './investment';
export * from './model-report';
export * from './office';
