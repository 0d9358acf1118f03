import { vitalNames } from '../remotes/telemetry';

export type VitalName = (typeof vitalNames)[number];

/** Of a web vital: at most `good` is good, above `poor` is poor, by web.dev. Milliseconds; CLS has no unit. */
export const vitalLimits: Record<VitalName, { good: number; poor: number }> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1_800 },
};

/** What is measured and not only counted. */
export const measuredNames = ['load', ...vitalNames] as const;
export type MeasuredName = (typeof measuredNames)[number];

export const visitMeasures = ['visit', 'failure', ...measuredNames] as const;
export type VisitMeasure = (typeof visitMeasures)[number];

/** Upper ends of the classes in which values are counted; one more class is above the last. As `vitalLimits`. */
export const measuredBounds: Record<MeasuredName, readonly number[]> = {
  load: [50, 100, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000],
  LCP: [500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000],
  CLS: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  TTFB: [25, 50, 100, 200, 300, 400, 600, 800, 1_200, 1_800, 3_000, 6_000],
};

/** Days that a page of visit figures can show. */
export const visitPeriods = [7, 30, 90, 365] as const;
export type VisitPeriod = (typeof visitPeriods)[number];

/** Days for which visit figures are kept. */
export const visitDaysKept = 400;

/** Shares and times over fewer reports are not shown. */
export const fewestReports = 10;

/** Replaces route patterns that were never served, because browsers may send anything. */
export const otherRoute = 'other';
/** Replaces paths that are no page. */
export const noRoute = '/*';
