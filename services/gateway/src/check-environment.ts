import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from './environment';

/** Runs before data is generated, so that invalid settings are reported immediately. */
try {
  readEnvironment(process.env, resolve(fileURLToPath(import.meta.url), '../../../..'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
