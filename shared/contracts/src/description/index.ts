export { contractExports } from './contract-exports';
export { bodyExamples, exampleId, parameterExamples, schemaExamples } from './examples';
export { namedSchemas } from './named-schemas';
export { type Operation, operationOf } from './operations';
export { apiTags, type Tag } from './tags';
