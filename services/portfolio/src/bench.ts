import { portfolioApi, unitApi } from '@kavel/contracts';
import { linesFor, startHarness } from './testing/harness';
import { madeUpObject } from './testing/made-up-objects';

export { startBareServer } from './testing/bare-server';

const lineCount = 10_000;
const rounds = 3;

/**
 * Wall-clock seconds of one call that adds a list of 10,000 addresses to an empty portfolio: over HTTP
 * in-process, real PostgreSQL, matcher of the tests. Best of three, each into a portfolio of its own.
 */
export async function benchBatchAdd(): Promise<{ seconds: number }> {
  const objects = Array.from({ length: lineCount }, (_, index) => madeUpObject(index));
  const harness = await startHarness({ objects });
  try {
    const caller = await harness.caller();
    const body = { lines: linesFor(lineCount) };
    let seconds = Number.POSITIVE_INFINITY;
    for (let round = 1; round <= rounds; round += 1) {
      const { id } = await harness.api.call(
        portfolioApi.createPortfolio,
        { body: { name: `Ronde ${round}` } },
        caller,
      );
      const start = performance.now();
      const { added } = await harness.api.call(unitApi.addUnitsInBatch, { params: { id }, body }, caller);
      seconds = Math.min(seconds, (performance.now() - start) / 1000);
      if (added !== lineCount) throw new Error(`Only ${added} of ${lineCount} addresses went in`);
    }
    return { seconds };
  } finally {
    await harness.stop();
  }
}
