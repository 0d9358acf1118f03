import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSharedServer } from './shared-server';

/** What the test files of services share in this run; `stop-shared` removes it. */
export default async function startShared(): Promise<void> {
  process.env.KAVEL_TEST_DEMOS = mkdtempSync(join(tmpdir(), 'kavel-demos-'));
  if (process.env.KAVEL_TEST_DATABASE_URL === undefined)
    process.env.KAVEL_TEST_SERVER_URL = await startSharedServer();
}
