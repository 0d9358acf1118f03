import { type BagRun, packedTables } from '../bag/bag-runs';
import { packedBag } from '../build/packed-bag';
import type { PackedRows } from '../build/packed-rows';

/** What runs hold all together, the rows of each table in their order, with texts instead of their numbers. */
export async function gatherRuns(runs: AsyncIterable<BagRun>): Promise<unknown> {
  const texts = new Map<number, string>();
  const all = {
    read: 0,
    rejected: [] as unknown[],
    rows: { pand: [] as unknown[], verblijfsobject: [] as unknown[] },
  };
  for await (const run of runs) {
    for (const [number, text] of run.texts) texts.set(number, text);
    all.read += run.read;
    all.rejected.push(...run.rejected);
    for (const table of packedTables)
      for (const rows of run.rows[table])
        all.rows[table].push(...unpack(rows, Object.values(packedBag[table]), texts));
  }
  return all;
}

function unpack({ count, columns }: PackedRows, kinds: string[], texts: Map<number, string>): unknown[][] {
  return Array.from({ length: count }, (_, row) =>
    columns.map((column, at) => {
      if ('ends' in column) return column.bytes.slice(column.ends[row - 1] ?? 0, column.ends[row]);
      return kinds[at]?.startsWith('text') ? (texts.get(Number(column[row])) ?? null) : column[row];
    }),
  );
}
