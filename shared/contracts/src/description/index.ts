export { contractExports } from './contract-exports';
export { bodyExamples, exampleId, exampleObjectId, parameterExamples } from './examples';
export { namedSchemas } from './named-schemas';
export { type Operation, operationOf } from './operations';
export { apiTags, type Tag } from './tags';
