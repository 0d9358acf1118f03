export * from './saved-search';
export * from './saved-search-api';
