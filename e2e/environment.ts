import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const port = 4123;
export const origin = `http://localhost:${port}`;
export const root = resolve(import.meta.dirname, '..');

/** Real addresses; they are not part of the project. */
export const realData = resolve(root, '../shared/data/apeldoorn_noord');
export const hasRealData = existsSync(resolve(realData, 'verblijfsobjecten.geojson'));

/** The Kavel under test: its own port, data and database. */
export const variables = {
  PORT: String(port),
  KAVEL_DATA: resolve(root, '.cache/e2e-data'),
  ENVIRONMENT: 'accept',
  LOG_LEVEL: 'warn',
};
