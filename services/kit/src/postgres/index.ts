export { awaitDatabase } from './await-database';
export { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres';
