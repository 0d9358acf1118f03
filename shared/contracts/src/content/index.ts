export * from './article';
export * from './article-api';
export * from './editor-api';
export * from './lists';
export * from './plan-api';
export * from './plans';
export * from './touch-api';
export * from './touch-rules';
