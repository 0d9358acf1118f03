import type { BatchLine, LineOutcome, LineResult } from '@kavel/contracts';
import Papa from 'papaparse';

export type OutcomeCounts = Record<LineOutcome, number>;

const none: OutcomeCounts = {
  added: 0,
  matched: 0,
  'not-found': 0,
  ambiguous: 0,
  unreadable: 0,
  'already-in-portfolio': 0,
  'repeated-line': 0,
};

export function countOutcomes(results: readonly LineResult[]): OutcomeCounts {
  const counts = { ...none };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/** Neither in the portfolio now nor about to go in. */
export function isProblem({ outcome }: LineResult): boolean {
  return outcome !== 'added' && outcome !== 'matched';
}

/** The lines that can be added. */
export function readyLines(results: readonly LineResult[]): BatchLine[] {
  return results.filter(({ outcome }) => outcome === 'matched').map(({ line, text }) => ({ line, text }));
}

/**
 * Says of each address which line is its first. The service sees a list in parts and knows repeats within a part
 * only; and a line that is mended may become a repeat, or stop being one.
 */
export function markRepeats(results: readonly LineResult[]): LineResult[] {
  const seen = new Set<string>();
  return results.map(result => {
    const { outcome, objectId } = result;
    if (objectId === null || (outcome !== 'matched' && outcome !== 'repeated-line')) return result;
    const due: LineOutcome = seen.has(objectId) ? 'repeated-line' : 'matched';
    seen.add(objectId);
    return outcome === due ? result : { ...result, outcome: due };
  });
}

/** Lays newer results over older ones, line by line. */
export function withResults(results: readonly LineResult[], newer: readonly LineResult[]): LineResult[] {
  const byLine = new Map(newer.map(result => [result.line, result]));
  return results.map(result => byLine.get(result.line) ?? result);
}

export interface ReportHeadings {
  line: string;
  text: string;
  reason: string;
}

/** The lines that did not go in as a CSV that a Dutch spreadsheet opens as it is. */
export function problemReport(
  results: readonly LineResult[],
  headings: ReportHeadings,
  reasonOf: (outcome: LineOutcome) => string,
): string {
  const rows = results.filter(isProblem).map(({ line, text, outcome }) => [line, text, reasonOf(outcome)]);
  const table = [[headings.line, headings.text, headings.reason], ...rows];
  return `\uFEFF${Papa.unparse(table, { delimiter: ';', escapeFormulae: true })}`;
}
