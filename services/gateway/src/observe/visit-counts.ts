import type { TelemetryEntry } from '@kavel/contracts';
import { type MeasuredName, measuredBounds, type VisitMeasure } from '@kavel/contracts/content';
import type { VisitSum } from '@kavel/service-content';
import { dateInNetherlands } from '@kavel/service-kit';
import type { KnownPlaces } from './known-places';

/** Counts what browsers report by day and route pattern, until it is taken away to be stored. */
export interface VisitCounts {
  /** One start of Kavel on the page of a route. */
  visit(route: string): void;
  /** Failures and loads of widgets are not those of a page, and are left out. */
  client(entries: readonly TelemetryEntry[]): void;
  /** What was counted since the last time. */
  take(): VisitSum[];
  /** Puts back what could not be stored. */
  giveBack(sums: readonly VisitSum[]): void;
}

/** `sample` is the share of visitors that reports loads and web vitals. */
export function createVisitCounts(known: KnownPlaces, sample: number): VisitCounts {
  let sums = new Map<string, VisitSum>();

  const add = (sum: VisitSum) => {
    const key = [sum.day, sum.route, sum.measure, sum.bucket].join(' ');
    const before = sums.get(key);
    if (!before) {
      sums.set(key, { ...sum });
      return;
    }
    before.reports += sum.reports;
    before.standsFor += sum.standsFor;
  };
  const count = (route: string, measure: VisitMeasure, bucket = 0, standsFor = 1) =>
    add({ day: dateInNetherlands(new Date()), route, measure, bucket, reports: 1, standsFor });
  const measured = (route: string, name: MeasuredName, value: number) => {
    // Nobody was asked to report: this was made up.
    if (sample > 0) count(route, name, classOf(name, value), 1 / sample);
  };

  return {
    visit: route => count(route, 'visit'),
    client(entries) {
      for (const entry of entries) {
        const { route } = known.placeOf(entry);
        if (entry.kind === 'vital') measured(route, entry.name, entry.value);
        else if (!known.onOwnPage(entry)) continue;
        else if (entry.kind === 'failure') count(route, 'failure');
        else measured(route, 'load', entry.milliseconds);
      }
    },
    take() {
      const taken = [...sums.values()];
      sums = new Map();
      return taken;
    },
    giveBack: returned => returned.forEach(add),
  };
}

function classOf(name: MeasuredName, value: number): number {
  const bounds = measuredBounds[name];
  const found = bounds.findIndex(bound => value <= bound);
  return found === -1 ? bounds.length : found;
}
