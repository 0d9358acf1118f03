import { atMost, type Measurement } from '../figure';
import { openLocatorReference } from './reference';
import { dataOf, forget, synthesized } from './synthetic-kavel';

const objects = 200_000;
const filterCount = 10_000;
const seed = 4;

/** Compares counts, option counts and histograms of ten thousand random filters with DuckDB. */
export const proveAnswers: Measurement = async bench => {
  await synthesized(bench, objects);
  const reference = openLocatorReference(dataOf(objects));
  try {
    const filters = await reference.filters(filterCount, seed);
    let wrong = 0;
    let number = 0;
    for await (const differences of reference.differences(filters)) {
      if (differences.length > 0) bench.say(`${JSON.stringify(filters[number])}: ${differences.join('; ')}`);
      wrong += differences.length > 0 ? 1 : 0;
      number += 1;
      if (number % 1_000 === 0) bench.say(`${number} of ${filterCount} filters compared`);
    }
    return [atMost(`filters of ${filterCount} answered otherwise than by DuckDB`, wrong, 'filters', 0)];
  } finally {
    reference.close();
    await forget(objects);
  }
};
