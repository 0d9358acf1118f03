import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type EvaluateOptions, evaluate, type Measures } from '../../avm/evaluate';
import { root } from '../../source-hash';
import { atLeast, atMost, type Bench, type Figure, forComparison } from '../figure';

/** Public sales outside the project; docs/avm.md and their own SOURCE.md describe them. */
const folder = process.env.KAVEL_AVM_DATA ?? resolve(root, '../shared/data/avm');

export function measureAmes(bench: Bench): Promise<Figure[]> {
  return measure('ames', { folds: 5 }, bench, ({ mdape, ppe10, cod }) => [
    atMost('Ames MdAPE', mdape, '%', 6.5),
    atLeast('Ames PPE10', ppe10, '%', 68),
    atMost('Ames COD', cod, '%', 9),
  ]);
}

export function measureLucas(bench: Bench): Promise<Figure[]> {
  return measure('lucas', { from: '1998-01-01' }, bench, ({ mdape, ppe20, cod }) => [
    atMost('Lucas MdAPE', mdape, '%', 11.3),
    atLeast('Lucas PPE20', ppe20, '%', 72),
    atMost('Lucas COD', cod, '%', 18.5),
  ]);
}

async function measure(
  name: 'ames' | 'lucas',
  test: Pick<EvaluateOptions, 'from' | 'folds'>,
  { say }: Bench,
  budgets: (measures: Measures) => Figure[],
): Promise<Figure[]> {
  const sales = resolve(folder, `${name}.csv`);
  if (!existsSync(sales)) {
    throw new Error(`${sales} is not there: KAVEL_AVM_DATA can name another folder`);
  }
  const mapping = resolve(root, 'tools/bench/valuation', `${name}.json`);
  const measures = await evaluate({ sales, mapping, ...test }, say);
  const title = name === 'ames' ? 'Ames' : 'Lucas';
  return [
    ...budgets(measures),
    ...within(`${title} PRD`, measures.prd, '', 0.98, 1.03),
    ...within(`${title} PRB`, measures.prb, '', -0.05, 0.05),
    ...within(`${title} coverage of the 68 % range`, measures.coverage68, '%', 66, 70),
    ...within(`${title} coverage of the 95 % range`, measures.coverage95, '%', 93.5, 96.5),
    forComparison(`${title} seconds per thousand sales`, measures.secondsPerThousand, 's'),
  ];
}

/** One figure with two bounds: the nearer one is its budget. */
function within(name: string, value: number, unit: string, low: number, high: number): Figure[] {
  const nearer = value < (low + high) / 2 ? low : high;
  const shown = Math.round(value * 1_000) / 1_000;
  return [{ name, value: shown, unit, budget: nearer, ok: value >= low && value <= high }];
}
