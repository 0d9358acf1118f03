import { vitalNames } from '@kavel/contracts';
import {
  fewestReports,
  type MeasuredName,
  measuredBounds,
  type PageFigures,
  type VitalFigures,
  type VitalName,
  vitalLimits,
} from '@kavel/contracts/content';
import { percentileOf } from './percentile';
import type { PeriodSum } from './read-visits';

/** Figures of one page, or of all of them, from its sums. */
export function pageFigures(sums: readonly PeriodSum[]): PageFigures {
  const of = (measure: PeriodSum['measure']) => sums.filter(sum => sum.measure === measure);
  const loads = Math.round(total(of('load'), 'standsFor'));
  const loadReports = total(of('load'), 'reports');
  const failures = total(of('failure'), 'reports');
  const vitals = vitalNames.flatMap(name => {
    const figures = vitalFigures(name, of(name));
    return figures ? [[name, figures] as const] : [];
  });
  return {
    visits: total(of('visit'), 'reports'),
    loads,
    loadTime: loadReports < fewestReports ? null : percentile('load', of('load')),
    failures,
    failureShare: loadReports + failures < fewestReports ? null : failures / (loads + failures),
    vitals: Object.fromEntries(vitals),
  };
}

function vitalFigures(name: VitalName, sums: readonly PeriodSum[]): VitalFigures | undefined {
  const reports = total(sums, 'reports');
  if (reports < fewestReports) return undefined;
  const { good: best, poor: worst } = vitalLimits[name];
  const upTo = (limit: number) =>
    total(
      sums.filter(({ bucket }) => (measuredBounds[name][bucket] ?? Number.POSITIVE_INFINITY) <= limit),
      'reports',
    );
  const [good, poor] = [upTo(best), reports - upTo(worst)];
  return {
    reports,
    good: good / reports,
    needsImprovement: (reports - good - poor) / reports,
    poor: poor / reports,
    p75: percentile(name, sums),
  };
}

function percentile(name: MeasuredName, sums: readonly PeriodSum[]) {
  const bounds = measuredBounds[name];
  const counts = Array.from({ length: bounds.length + 1 }, (_, index) =>
    total(
      sums.filter(({ bucket }) => bucket === index),
      'reports',
    ),
  );
  return percentileOf(counts, bounds, 0.75);
}

function total(sums: readonly PeriodSum[], field: 'reports' | 'standsFor'): number {
  return sums.reduce((sum, one) => sum + one[field], 0);
}
