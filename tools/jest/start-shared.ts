import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the fictional municipalities that the test files of this run share; `remove-shared-demos` removes it. */
export default function makeSharedFolder(): void {
  process.env.KAVEL_TEST_DEMOS = mkdtempSync(join(tmpdir(), 'kavel-demos-'));
}
