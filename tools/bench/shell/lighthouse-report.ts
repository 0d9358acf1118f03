import type { Result } from 'lighthouse';

/** Points of a category, 0 to 100. */
export function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** Speed of the machine, as Lighthouse measures it before each run. */
export const machineIndexOf = ({ environment }: Result): number => environment.benchmarkIndex;

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** The medians of what performance is made of. */
export function metricsOf(results: readonly Result[]): string {
  const middle = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const seconds = (id: string) => (middle(id) / 1000).toFixed(2);
  return (
    `FCP ${seconds('first-contentful-paint')} s, LCP ${seconds('largest-contentful-paint')} s, ` +
    `TBT ${Math.round(middle('total-blocking-time'))} ms, CLS ${middle('cumulative-layout-shift').toFixed(3)}, ` +
    `speed index ${seconds('speed-index')} s`
  );
}

/** Long tasks of the main thread, from the median run. */
export function longTasksOf(results: readonly Result[]): string[] {
  const byScore = [...results].sort(
    (one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'),
  );
  const details = byScore[results.length >> 1]?.audits['long-tasks']?.details as LongTasks | undefined;
  return (details?.items ?? []).map(
    ({ url, startTime, duration }) =>
      `long task ${Math.round(duration)} ms at ${Math.round(startTime)} ms: ${url}`,
  );
}

interface LongTasks {
  items?: { url: string; startTime: number; duration: number }[];
}

/** Audits other than of performance that cost points, with their elements. */
export function findingsOf({ categories, audits }: Result): string[] {
  const { performance: _, ...others } = categories;
  return Object.entries(others).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category} ${id}: ${audits[id]?.title} ${elementsOf(audits[id]?.details)}`.trim()),
  );
}

function elementsOf(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: Record<string, unknown>[] };
  return items.map(item => JSON.stringify(item).slice(0, 600)).join('\n      ');
}
