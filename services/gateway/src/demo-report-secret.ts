import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const bytes = 32;

/**
 * The secret that keys for signing are encrypted by, for demo accounts without one in the settings, so that signing can be
 * tried. It is made once and stays in the data folder: keys of an earlier start go on signing.
 */
export function demoReportSecret(dataFolder: string): Buffer {
  const file = join(dataFolder, 'demo-report-secret');
  mkdirSync(dirname(file), { recursive: true });
  try {
    // `wx`: of two processes that start at once, one makes it.
    writeFileSync(file, randomBytes(bytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
