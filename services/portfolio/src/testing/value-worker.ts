import { setTimeout as wait } from 'node:timers/promises';
import { JobRunner } from '../jobs';
import { openStore } from '../repositories/store';
import { valueUnits } from '../valuations/jobs/value-units';
import { catalogueClient } from './catalogue-client';

/** A process that values units, slowly, until it is killed: `node --import tsx value-worker.ts <database url>`. */
const store = openStore(process.argv[2] ?? '');
const slowly = catalogueClient([], { valuing: () => wait(200) });
new JobRunner(store, { kinds: [valueUnits(store, slowly)], everyMs: 50 }).start(error => {
  process.stderr.write(`${String(error)}\n`);
});
setInterval(() => undefined, 1_000);
process.stdout.write('working\n');
