export * from './appraisal-api';
export * from './choices';
export * from './edits';
export * from './model-report';
export * from './scenarios';
