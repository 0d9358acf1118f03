import { energyLabels, gebruiksdoelen } from '@kavel/contracts/lists';
import {
  bouwvormen,
  koopcondities,
  onderhoudsniveaus,
  propertyTypes,
  subtypes,
  transactionCategories,
  transactionRangeKeys,
  transactionRanges,
  woningtypes,
} from '@kavel/contracts/transactions';
import fc from 'fast-check';
import type { Filter } from './plain-transactions';
import { currentYear, ever } from './transaction-dates';

const subset = <Option>(options: readonly Option[]) => fc.subarray([...options], { minLength: 1 });
/** Relative position of a bound between the limits. */
export const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Any filter that a user could set. */
export const randomFilter: fc.Arbitrary<Filter> = fc
  .record({
    market: fc.record({
      category: fc.constantFrom(...transactionCategories),
      propertyType: fc.constantFrom(...propertyTypes),
    }),
    date: fc.option(fc.constantFrom(ever, { from: '2024-03-05', to: '2025-08-14' }), { nil: undefined }),
    choices: fc.record(
      {
        gebruiksdoel: subset(gebruiksdoelen),
        woningtypes: subset(woningtypes),
        subtypes: subset(subtypes),
        koopcondities: subset(koopcondities),
        energyLabels: subset(energyLabels),
        onderhoudBinnen: subset(onderhoudsniveaus),
        onderhoudBuiten: subset(onderhoudsniveaus),
        bouwvorm: subset(bouwvormen),
      },
      { requiredKeys: [] },
    ),
    keys: fc.subarray([...transactionRangeKeys], { maxLength: 3 }),
    ends: fc.array(fc.tuple(share, share), { minLength: 3, maxLength: 3 }),
  })
  .map(({ market, date, choices, keys, ends }) => {
    const limits = transactionRanges(market, currentYear);
    const ranges = Object.fromEntries(
      keys.map((key, index) => {
        const { min, max } = limits[key];
        // Cubed, because most values are near the lower limit.
        const values = (ends[index] ?? [0, 1]).map(
          end => Math.round((min + (max - min) * end ** 3) * 10) / 10,
        );
        return [key, { min: Math.min(...values), max: Math.max(...values) }];
      }),
    );
    return { ...market, ...(date ? { transactionDate: date } : {}), ...choices, ranges };
  });
