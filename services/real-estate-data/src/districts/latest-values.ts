import { type FigureInYear, hasOtherOutline } from './compare-years';

/** A figure in one year, with the file that it comes from. */
export interface DatedFigure extends FigureInYear {
  year: number;
  source: string;
  fictional: boolean;
}

/** The latest known value of each area; areas without any are left out. */
export interface LatestValues {
  codes: string[];
  values: number[];
  /** Year of each value. */
  years: number[];
  /** The sources that were used, and whether any of their values is fictional. */
  sources: string[];
  fictional: boolean;
}

/**
 * The latest value of each area on its newest outline: files of different years may cover different areas. `newestFirst`
 * is sorted by year, descending.
 */
export function latestValues(codes: readonly string[], newestFirst: readonly DatedFigure[]): LatestValues {
  const found = codes.flatMap(code => {
    let outline: number | undefined;
    for (const figure of newestFirst) {
      outline ??= figure.outlines.get(code);
      const value = figure.values.get(code) ?? null;
      if (value !== null && !hasOtherOutline(figure.outlines.get(code), outline)) {
        return [{ code, value, figure }];
      }
    }
    return [];
  });
  const used = newestFirst.filter(figure => found.some(one => one.figure === figure));
  return {
    codes: found.map(({ code }) => code),
    values: found.map(({ value }) => value),
    years: found.map(({ figure }) => figure.year),
    // A year may come from several files, and a file may have several years.
    sources: [...new Set(used.flatMap(({ source }) => source.split(', ')))],
    fictional: used.some(({ fictional }) => fictional),
  };
}
