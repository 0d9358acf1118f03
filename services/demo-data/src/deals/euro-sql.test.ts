import { DuckDBInstance } from '@duckdb/node-api';
import type { DealKind } from '@kavel/catalogue-import';
import { energyLabels, vtwTypes } from '@kavel/contracts/lists';
import fc from 'fast-check';
import { euroOf } from './deals';
import { euroSql } from './euro-sql';
import { labelEffect } from './price-model';

test('a deal is for as much by SQL as by itself', async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const object = fc.record({
    vtwType: fc.constantFrom(...vtwTypes),
    energielabel: fc.constantFrom(null, ...energyLabels),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<DealKind>('sale', 'rent'),
      fc.double({ min: 2, max: 18, noNaN: true }),
      object,
      async (kind, level, { vtwType, energielabel }) => {
        const reader = await connection.runAndReadAll(
          `SELECT ${euroSql(kind, '$level::DOUBLE', 'o')} FROM (SELECT $vtwType AS vtw_type, $label AS energielabel) o`,
          { level, vtwType, label: energielabel },
        );
        expect(reader.getRowsJS()).toEqual([[euroOf(kind, level + labelEffect({ vtwType, energielabel }))]]);
      },
    ),
  );
  connection.closeSync();
});
