import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from './environment';

/** Run before data is made, which takes longer than to find that the settings are not usable. */
try {
  readEnvironment(process.env, resolve(fileURLToPath(import.meta.url), '../../../..'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
