import type { AreaFigure, LayerFigure } from '@kavel/contracts/layers';
import { useQuery } from '@kavel/query';
import { useColourMode } from '@kavel/ui/core';
import { useMemo } from 'react';
import { type ColourMode, coloursOf } from '../../../common/class-colours';
import { ascending, classesBy, classOf, quantiles, readable } from '../../areas';
import { layerQueries } from './layer-queries';

const classCount = 5;

export interface AreaClass {
  colour: string;
  /** Null: none below, none above. */
  from: number | null;
  upTo: number | null;
  codes: readonly string[];
}

export interface AreaClasses {
  answer: LayerFigure;
  classes: readonly AreaClass[];
  /** Buurten without a value. */
  missing: number;
  values: ReadonlyMap<string, number>;
  nameOf: ReadonlyMap<string, string>;
  /** Year of each value. */
  yearOf: (code: string) => number;
  /** The earliest of these years. */
  firstYear: number;
}

/** Buurten by quantile of a figure; `areas` is undefined until its values are loaded. */
export function useAreaClasses(
  figure: AreaFigure,
  enabled: boolean,
): { areas: AreaClasses | undefined; isError: boolean } {
  const { data, isError } = useQuery({ ...layerQueries.figure(figure), enabled });
  const mode = useColourMode();
  const areas = useMemo(() => data && classesOf(data, mode), [data, mode]);
  return { areas, isError };
}

function classesOf(answer: LayerFigure, mode: ColourMode): AreaClasses {
  const { codes, names } = answer;
  const values = new Map(
    codes.flatMap((code, at) => {
      const value = answer.values[at];
      return value === null || value === undefined ? [] : [[code, value] as const];
    }),
  );
  const years = new Map(
    codes.flatMap((code, at) => {
      const year = answer.years?.[at] ?? answer.year;
      return year === answer.year || !values.has(code) ? [] : [[code, year] as const];
    }),
  );
  const known = ascending(values.values());
  const found = classesBy(known, readable(quantiles(known, classCount)));
  const thresholds = found?.thresholds ?? [];
  const colours = coloursOf(thresholds, false, mode);
  const classes = (found?.counts ?? []).map(
    (_, at): AreaClass => ({
      colour: colours[at] ?? '#21918c',
      from: thresholds[at - 1] ?? null,
      upTo: thresholds[at] ?? null,
      codes: [...values].flatMap(([code, value]) => (classOf(value, thresholds) === at ? [code] : [])),
    }),
  );
  return {
    answer,
    classes,
    missing: codes.length - values.size,
    values,
    nameOf: new Map(codes.map((code, at) => [code, names[at] ?? code])),
    yearOf: code => years.get(code) ?? answer.year,
    firstYear: Math.min(answer.year, ...years.values()),
  };
}
