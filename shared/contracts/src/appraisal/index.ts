export * from './appraisal-api';
export * from './choices';
export * from './edits';
export * from './investment';
export * from './model-report';
export * from './reconciliation';
export * from './scenarios';
export * from './valuation-run';
