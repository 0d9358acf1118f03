import type { Measurement } from '../figure';
import { measureAnswers } from './answers';
import { proveAnswers } from './prove';
import { forget } from './synthetic-kavel';

const smallerSizes = [100_000, 1_000_000];

/** Budgets of the locator; issue 4 has them. `--objects` says of how many. */
export const locator: Record<string, Measurement> = {
  answers: async bench => {
    const { objects } = bench;
    return measureAnswers(bench, objects, true).finally(() => forget(objects));
  },
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
