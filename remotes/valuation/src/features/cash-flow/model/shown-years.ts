import { roundedTo, roundingStep, type Scenario, shownParts, shownValue } from '@kavel/contracts';
import { shownBuildUp } from './shown-build-up';
import { type LineRow, lineRows, sums } from './year-rows';

/** Displayed year table, in euro. In each column the lines add up to the net cash flow. */
export interface ShownYears {
  lines: readonly LineRow[];
  net: { amounts: readonly number[]; sum: number };
  presentValue: { amounts: readonly number[]; sum: number };
  /** In the last year only: the exit value, and its present value as in the build-up. */
  endValue: { amounts: readonly (number | null)[]; sum: number };
  endPresent: { amounts: readonly (number | null)[]; sum: number };
}

/**
 * Yearly amounts are rounded by the size of a typical year. Totals are computed from exact amounts and rounded by the
 * scenario's value, so that the present value equals the one in the build-up.
 */
export function shownYears(scenario: Scenario): ShownYears {
  const { years } = scenario;
  const rows = lineRows(scenario);
  const usual = years.reduce((sum, { net }) => sum + Math.abs(net), 0) / Math.max(1, years.length);
  const yearStep = roundingStep({ value: usual });
  const sumStep = Math.max(yearStep, roundingStep({ value: scenario.netValue }));
  const buildUp = shownBuildUp(scenario);
  const inLastYear = (amount: number) => ({
    amounts: years.map((_, at) => (at === years.length - 1 ? amount : null)),
    sum: amount,
  });
  const byYear = years.map((_, at) =>
    shownParts(
      rows.map(({ amounts }) => amounts[at] ?? 0),
      yearStep,
    ),
  );
  const sumsOfLines = shownParts(
    rows.map(({ sum }) => sum),
    sumStep,
  );
  return {
    lines: rows.map(({ line }, row) => ({
      line,
      amounts: byYear.map(lines => lines[row] ?? 0),
      sum: sumsOfLines[row] ?? 0,
    })),
    net: {
      amounts: years.map(({ net }) => roundedTo(net, yearStep)),
      sum: roundedTo(sums(scenario).net, sumStep),
    },
    presentValue: {
      amounts: years.map(({ presentValue }) => roundedTo(presentValue, yearStep)),
      sum: buildUp.flow,
    },
    endValue: inLastYear(shownValue({ value: scenario.endValue })),
    endPresent: inLastYear(buildUp.end),
  };
}
