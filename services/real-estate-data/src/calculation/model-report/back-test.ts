import type { CatalogueDeal } from '@kavel/catalogue';
import { energyLabels, vtwTypes } from '@kavel/contracts';
import type { ModelMeasures, ModelReport } from '@kavel/contracts/estimates';
import {
  accuracyClass,
  buildSalesMarket,
  hitRate,
  isoMonth,
  learnSales,
  monthOf,
  ratioStudy,
  valueProperty,
} from '@kavel/engine';
import { usualDistance } from '../learning/learn-snapshot';

/** A sale with its region. */
export interface RegionalSale extends CatalogueDeal {
  region: string;
}

export interface BackTestOptions {
  /** Length of the test period, and interval of retraining, in months. */
  months: number;
  everyMonths: number;
  /** Maximum number of (latest) sales to train on, and to predict in each step. */
  mostKnown: number;
  mostAsked: number;
}

export const usualBackTest: BackTestOptions = {
  months: 24,
  everyMonths: 3,
  mostKnown: 20_000,
  mostAsked: 300,
};

/** A type with fewer earlier sales is not tested; a report with fewer valued sales is meaningless. */
const leastKnown = 200;
export const leastTested = 100;

/** A sale with its prediction from before it was known; null when there was no value. */
interface Outcome {
  sale: RegionalSale;
  estimate: { value: number; low68: number; high68: number; low95: number; high95: number } | null;
}

export type BackTest = Omit<ModelReport, 'snapshot' | 'modelVersion'>;

/**
 * Walks forward through the latest sales: each is predicted by a model trained only on sales before its step, with
 * references from before that step. Null when too few sales could be tested. `usualMonths` is the maximum age of
 * references.
 */
export function backTest(
  sales: readonly RegionalSale[],
  { months, everyMonths, mostKnown, mostAsked }: BackTestOptions,
  usualMonths = 60,
): BackTest | null {
  const last = Math.floor(sales.reduce((latest, { date }) => Math.max(latest, monthOf(date)), 0));
  const outcomes: Outcome[] = [];
  for (let from = last + 1 - months; from <= last; from += everyMonths)
    for (const type of vtwTypes) {
      const ofType = sales.filter(({ vtwType }) => vtwType === type);
      const known = ofType.filter(({ date }) => monthOf(date) < from).slice(-mostKnown);
      const asked = ofType.filter(({ date }) => monthOf(date) >= from && monthOf(date) < from + everyMonths);
      if (known.length < leastKnown || asked.length === 0) continue;
      const maxDistance = usualDistance(type);
      const market = buildSalesMarket(known, learnSales(known, maxDistance));
      const choice = { maxDistance, maxMonths: usualMonths };
      for (const sale of evenly(asked, mostAsked)) {
        const valued = valueProperty(market, sale, sale.date, choice);
        outcomes.push({ sale, estimate: valued.valued ? valued.result : null });
      }
    }
  if (outcomes.filter(({ estimate }) => estimate).length < leastTested) return null;
  return reportOf(outcomes);
}

function reportOf(outcomes: readonly Outcome[]): BackTest {
  const monthsOf = new Map([...grouped(outcomes, monthOfSale)].sort(([a], [b]) => (a < b ? -1 : 1)));
  const drift = [...monthsOf].flatMap(([month, part]) => {
    const measures = measuresOf(part);
    return measures
      ? [{ month, n: measures.n, mdape: measures.mdape, medianRatio: measures.medianRatio }]
      : [];
  });
  const total = measuresOf(outcomes);
  if (!total) throw new Error('A back-test without outcomes has no measures');
  return {
    from: drift[0]?.month ?? '',
    to: drift.at(-1)?.month ?? '',
    total,
    byType: groupsOf(outcomes, ({ sale }) => sale.vtwType, vtwTypes),
    byRegion: groupsOf(outcomes, ({ sale }) => sale.region),
    byLabel: groupsOf(outcomes, ({ sale }) => sale.energielabel ?? 'unknown', [...energyLabels, 'unknown']),
    drift,
    fictional: outcomes.some(({ sale }) => sale.fictional),
  };
}

function monthOfSale({ sale }: Outcome): string {
  return isoMonth(monthOf(sale.date));
}

/** Measures by key, in the given order or else alphabetically; a group without any value is left out. */
function groupsOf(
  outcomes: readonly Outcome[],
  keyOf: (outcome: Outcome) => string,
  order?: readonly string[],
): BackTest['byType'] {
  const groups = grouped(outcomes, keyOf);
  const keys = order ?? [...groups.keys()].sort();
  return keys.flatMap(key => {
    const measures = measuresOf(groups.get(key) ?? []);
    return measures ? [{ key, measures }] : [];
  });
}

/** Null when no sale got a value. */
export function measuresOf(outcomes: readonly Outcome[]): ModelMeasures | null {
  const valued = outcomes.flatMap(({ sale, estimate }) =>
    estimate ? [{ sale: sale.price, ...estimate }] : [],
  );
  if (valued.length === 0) return null;
  const share = (holds: (one: (typeof valued)[number]) => boolean) =>
    valued.filter(holds).length / valued.length;
  const within = (bound: number) => share(({ value, sale }) => Math.abs(value / sale - 1) <= bound);
  const study = ratioStudy(valued.map(({ value, sale }) => ({ estimate: value, sale })));
  return {
    ...study,
    asked: outcomes.length,
    hitRate: hitRate(outcomes.length, valued.length),
    coverage68: 100 * share(({ sale, low68, high68 }) => low68 <= sale && sale <= high68),
    coverage95: 100 * share(({ sale, low95, high95 }) => low95 <= sale && sale <= high95),
    accuracyClass: accuracyClass({ within20: within(0.2), within10: within(0.1), within5: within(0.05) }),
  };
}

function grouped(outcomes: readonly Outcome[], keyOf: (outcome: Outcome) => string): Map<string, Outcome[]> {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    const group = groups.get(key) ?? [];
    group.push(outcome);
    groups.set(key, group);
  }
  return groups;
}

/** A deterministic sample, evenly spread over the list. */
function evenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)]).flatMap(
    item => item ?? [],
  );
}
