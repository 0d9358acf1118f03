import { vitalNames } from '@kavel/contracts';
import type { PageFigures, Percentile } from '@kavel/contracts/content';

/** Headers of the columns. */
export interface VisitCsvWords {
  page: string;
  visits: string;
  loads: string;
  loadTime: string;
  failures: string;
  failureShare: string;
  reports: string;
  good: string;
  needsImprovement: string;
  poor: string;
  p75: string;
}

/** A header, and a row for each page. What is above the last class of values is empty: only that is known of it. */
export function visitCsv(
  pages: readonly (PageFigures & { name: string })[],
  words: VisitCsvWords,
): (string | number | null)[][] {
  const { page, visits, loads, loadTime, failures, failureShare, reports, good, p75 } = words;
  const ofVital = [reports, good, words.needsImprovement, words.poor, p75];
  return [
    [
      ...[page, visits, loads, `${loadTime} (ms)`, failures, failureShare],
      ...vitalNames.flatMap(name => ofVital.map(word => `${name} ${word}`)),
    ],
    ...pages.map(figures => [
      ...[figures.name, figures.visits, figures.loads, known(figures.loadTime)],
      ...[figures.failures, figures.failureShare],
      ...vitalNames.flatMap(name => {
        const vital = figures.vitals[name];
        if (!vital) return ofVital.map(() => null);
        return [vital.reports, vital.good, vital.needsImprovement, vital.poor, known(vital.p75)];
      }),
    ]),
  ];
}

const known = (percentile: Percentile | null) =>
  percentile === null || percentile.beyond ? null : percentile.value;
