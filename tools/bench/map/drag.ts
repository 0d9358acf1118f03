import { untilAtRest } from '../at-rest';
import type { Measurement } from '../figure';
import { builtPages, dragFigures } from '../locator/dragged-page';
import { synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';
import { deals, objects } from './transactions';

/** Drags the price of all sales of dwellings. */
export const measureTransactionDrag: Measurement = async bench => {
  await synthesized(bench, objects, deals);
  await builtPages(bench);
  return withSyntheticKavel(
    objects,
    async ({ pid }) => {
      await untilAtRest(pid);
      return dragFigures(bench, {
        path: '/transactions?t.type=koop&t.date=1900-01-01_2100-01-01',
        thumb: 'Prijs tot en met',
        distribution: /\/transactions\/distribution/,
        named: what => `transactions: ${what}`,
      });
    },
    deals,
  );
};
