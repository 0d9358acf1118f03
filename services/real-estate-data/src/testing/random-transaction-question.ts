import {
  type AreaLevel,
  areaLevels,
  type TransactionRangeKey,
  transactionRangeKeys,
} from '@kavel/contracts/transactions';
import fc from 'fast-check';
import type { Ring } from './direct-queries';
import type { Filter } from './plain-transactions';
import { randomFilter, share } from './random-transaction-filter';

/** What a user asks about a filter. */
export interface Question {
  filter: Filter;
  /** The range whose slider is dragged. */
  range: TransactionRangeKey;
  /** The area that figures are of; null: everywhere. */
  ring: Ring | null;
  level: AreaLevel;
}

/** Centre and size of an area in degrees. */
export interface Surroundings {
  lon: number;
  lat: number;
  size: number;
}

const month = (at: number): string => {
  const [year, number] = [2021 + Math.floor(at / 12), (at % 12) + 1];
  return `${year}-${String(number).padStart(2, '0')}`;
};
/** Whole months, as a drag over the bars of months gives them; February ends the same day in any of them. */
const months = fc
  .tuple(fc.integer({ min: 8, max: 70 }), fc.integer({ min: 0, max: 30 }))
  .map(([first, more]) => ({
    from: `${month(first)}-01`,
    to: `${month(first + more)}-28`,
  }));

/** Any filter with any date, in the municipalities given, and any drawn area around a place. */
export function randomQuestion(
  municipalities: readonly string[],
  { lon, lat, size }: Surroundings,
): fc.Arbitrary<Question> {
  const corner = fc
    .tuple(share, share)
    .map(([east, north]): [number, number] => [lon + (east - 0.5) * size, lat + (north - 0.5) * size]);
  return fc
    .record({
      filter: randomFilter,
      date: fc.option(months, { freq: 1, nil: undefined }),
      chosen: fc.option(fc.subarray([...municipalities, 'GM0001'], { minLength: 1 }), { nil: undefined }),
      range: fc.constantFrom(...transactionRangeKeys),
      // Corners in any order: the ring may intersect itself.
      ring: fc.option(fc.array(corner, { minLength: 3, maxLength: 9 }), { nil: null }),
      level: fc.constantFrom(...areaLevels),
    })
    .map(({ filter, date, chosen, ...question }) => ({
      ...question,
      filter: {
        ...filter,
        ...(date ? { transactionDate: date } : {}),
        ...(chosen ? { municipalities: chosen } : {}),
      },
    }));
}
