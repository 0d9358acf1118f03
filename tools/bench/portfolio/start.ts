import { benchStart } from '@kavel/service-portfolio/bench';
import { atMost, type Measurement } from '../figure';
import { withKavel } from '../kavel';
import { kB, scripts, shellScripts } from '../shell/transfer';
import { withVisitor } from '../visit';

/** What `/start` adds to the shell, with all its cards; and the service time of its call for 50,000 units. */
export const measureStart: Measurement = async bench => {
  bench.say('the start page of a first visit');
  const added = await withKavel(bench, () =>
    withVisitor(async visitor => {
      const known = new Set((await shellScripts(visitor, true)).map(({ path }) => path));
      const answers = scripts(await visitor.visit('/start', { signedIn: true }));
      for (const { bodyBytes, path } of answers)
        if (!known.has(path)) bench.say(`${String(bodyBytes).padStart(9)}  ${path}`);
      return kB(answers.filter(({ path }) => !known.has(path)));
    }),
  );
  bench.say('the call of the start page, of the service alone');
  const { p95, units } = await benchStart();
  return [
    atMost('JavaScript that /start adds', added, 'kB', 120),
    atMost(`start page over ${units} units, p95`, p95, 'ms', 150),
  ];
};
