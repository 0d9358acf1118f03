import { type Evaluation, foldsOf, measured, monthsFrom, type TestPart, testPart } from '@kavel/engine';
import { dateOf, monthsOf } from './dates';
import { readMapping } from './mapping';
import { Problem } from './problem';
import { salesOf } from './sales';
import { readTable } from './table';

export interface EvaluateOptions {
  sales: string;
  mapping: string;
  /** ISO date; later sales are tested month by month. */
  from?: string;
  folds?: number;
}

export type Measures = Evaluation & { hitRate: number; secondsPerThousand: number };

const usualFolds = 5;
const foldRange = { least: 2, most: 20 };
const leastKnown = 30;

/** Tests the engine on a table of sales. `say` reports progress, one line at a time. Throws Problem. */
export async function evaluate(
  { sales: path, mapping: mappingPath, from, folds = usualFolds }: EvaluateOptions,
  say: (line: string) => void,
): Promise<Measures> {
  if (folds < foldRange.least || folds > foldRange.most || !Number.isInteger(folds))
    throw new Problem(`--folds takes a whole number from ${foldRange.least} to ${foldRange.most}`);
  const start = from === undefined ? null : startOf(from);
  const { table, leftOut } = salesOf(await readTable(path), readMapping(mappingPath), start !== null);
  for (const [reason, rows] of Object.entries(leftOut)) say(`left out ${rows} rows ${reason}`);
  say(`${table.logPrice.length} sales`);
  const parts = start === null ? foldsOf(table, folds) : monthsFrom(table, start);
  requireKnown(parts, from);
  const started = performance.now();
  const tested = parts.flatMap((part, i) => {
    const sales = testPart(table, part);
    say(`part ${i + 1} of ${parts.length}: ${sales.length} valued by ${part.known.length}`);
    return sales;
  });
  const seconds = (performance.now() - started) / 1000;
  const asked = parts.reduce((sum, part) => sum + part.asked.length, 0);
  const hitRate = (100 * tested.length) / asked;
  return { ...measured(tested), hitRate, secondsPerThousand: (1000 * seconds) / asked };
}

function startOf(from: string): number {
  const [year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(from)?.slice(1).map(Number) ?? [];
  const date = dateOf(year ?? Number.NaN, month ?? Number.NaN, day ?? Number.NaN);
  if (date === null) throw new Problem(`--from takes a date like 1998-01-01, not ${from}`);
  return monthsOf(date);
}

function requireKnown(parts: readonly TestPart[], from: string | undefined): void {
  const [first] = parts;
  if (!first) throw new Problem(`There are no sales from ${from} on to value`);
  if (first.known.length < leastKnown) {
    const when = from === undefined ? 'in a part of the test' : `before ${from}`;
    throw new Problem(
      `There are only ${first.known.length} sales ${when} to learn from; at least ${leastKnown} are needed`,
    );
  }
}

const printedMeasures = [
  'n',
  'hitRate',
  'mdape',
  'ppe10',
  'ppe20',
  'cod',
  'prd',
  'prb',
  'medianRatio',
  'coverage68',
  'coverage95',
  'secondsPerThousand',
] as const satisfies (keyof Measures)[];

/** The measures as printed. */
export function printed(measures: Measures): string {
  return JSON.stringify(Object.fromEntries(printedMeasures.map(name => [name, rounded(measures[name])])));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
