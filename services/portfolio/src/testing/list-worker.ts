import { storeLists } from '../bulk/jobs/store-list';
import { JobRunner } from '../jobs';
import { openStore } from '../repositories/store';

/** A process that works on lists until it is killed: `node --import tsx list-worker.ts <database url>`. */
const store = openStore(process.argv[2] ?? '');
new JobRunner(store, { kinds: [storeLists(store)], everyMs: 200 }).start(error => {
  process.stderr.write(`${String(error)}\n`);
});
setInterval(() => undefined, 1_000);
process.stdout.write('working\n');
