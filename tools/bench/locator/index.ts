import { existsSync } from 'node:fs';
import type { Measurement } from '../figure';
import { measureAnswers } from './answers';
import { measureDrag } from './drag';
import { measureImport, measureLargeImport } from './import';
import { proveAnswers } from './prove';
import { dataOf, forget } from './synthetic-kavel';

const smallerSizes = [100_000, 1_000_000];

/** Budgets of the locator, from issue 4. `--objects` sets their number. */
export const locator: Record<string, Measurement> = {
  drag: measureDrag,
  import: measureImport,
  answers: async bench => {
    const { objects } = bench;
    // Existing data is not removed.
    const wasThere = existsSync(dataOf(objects));
    return measureAnswers(bench, objects, true).finally(() => (wasThere ? undefined : forget(objects)));
  },
  'large-import': measureLargeImport,
  growth: async bench => {
    const figures = [];
    for (const objects of smallerSizes) {
      figures.push(...(await measureAnswers(bench, objects, false)));
      await forget(objects);
    }
    return figures;
  },
  proof: proveAnswers,
};
