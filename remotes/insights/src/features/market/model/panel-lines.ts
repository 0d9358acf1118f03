import type { Series } from '@kavel/charts';
import type { MarketAnswer, MarketFigure, MarketLine } from '@kavel/contracts/market';
import type { Measure } from './market-view';

/** A line of a panel with its name in the legend. */
export interface PanelLine extends MarketLine {
  key: string;
  label: string;
}

/** Names of areas and of what an imported line is. */
export interface LineNames {
  area: (code: string) => string;
  /** Of a series beside figures of the catalogue. */
  published: (area: string, origins: readonly string[]) => string;
}

/** Lines of a figure: of each area in the order chosen, then imported ones. */
export function panelLines(answer: MarketAnswer, figure: MarketFigure, names: LineNames): PanelLine[] {
  const lines = answer.lines.filter(line => line.figure === figure);
  const hasBoth = new Set(lines.map(({ basis }) => basis)).size > 1;
  return lines.map(line => ({
    ...line,
    key: `${line.basis} ${line.area}`,
    label:
      line.basis === 'series' && (hasBoth || lines.length > 1)
        ? names.published(line.area, line.origins)
        : names.area(line.area),
  }));
}

/** Values of a line as a chart shows them. */
export function measuredValues(line: MarketLine, measure: Measure): readonly (number | null)[] {
  return measure === 'value' ? line.values : line[measure];
}

/** Lines as series of a chart; quartiles are drawn where one area is shown. */
export function chartSeries(lines: readonly PanelLine[], measure: Measure): Series[] {
  const isAlone = lines.filter(({ basis }) => basis === 'sales').length === 1;
  return lines.map(line => {
    const { low, high } = line;
    const hasBand = isAlone && measure === 'value' && low !== undefined && high !== undefined;
    return {
      key: line.key,
      label: line.label,
      values: measuredValues(line, measure),
      ...(hasBand
        ? {
            band: low.map((value, at): [number, number] | null => {
              const top = high[at] ?? null;
              return value === null || top === null ? null : [value, top];
            }),
          }
        : {}),
    };
  });
}

/** Whether something is shown only as missing, because it rests on too few. */
export function hidesFew(lines: readonly MarketLine[]): boolean {
  return lines.some(line => line.values.some((value, at) => value === null && (line.n[at] ?? 0) > 0));
}
