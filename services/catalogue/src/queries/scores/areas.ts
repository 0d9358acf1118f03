import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';

type AreaLevel = 'buurt' | 'wijk' | 'gemeente' | 'pc4';

/** The latest value of a metric for an area. */
export interface AreaValue {
  level: AreaLevel;
  value: number;
  year: number;
  /** File that it is from; null for what is derived from several. */
  source: string | null;
  fictional: boolean;
}

/** Percentiles 0 to 100 of a metric. */
export interface ScoreQuantiles {
  /** Buurten that it is of, or objects for a metric of objects. */
  n: number;
  quantiles: readonly number[];
}

/** Values of all areas of a snapshot in memory: some 20,000 areas of a country. */
export interface ScoreAreas {
  /** Values by metric. Undefined for an area without any. */
  of(code: string): ReadonlyMap<string, AreaValue> | undefined;
  /** Within a gemeente, or in all of the catalogue with `country`. */
  quantiles(scope: string, metric: string): ScoreQuantiles | undefined;
}

const hasValues = hasColumn('area_value', 'value');

export const scoreAreas = perSnapshot(async (snapshot): Promise<ScoreAreas> => {
  if (!(await hasValues(snapshot))) return { of: () => undefined, quantiles: () => undefined };
  return readScoreAreas(sql => snapshot.rows(sql));
});

type Ask = <Row>(sql: string) => Promise<Row[]>;

/** The same of a snapshot that is being built. */
export async function readScoreAreas(ask: Ask): Promise<ScoreAreas> {
  const values = await ask<AreaValue & { code: string; metric: string }>(
    'SELECT level, code, metric, value, year, source, fictional FROM area_value WHERE value IS NOT NULL',
  );
  const quantiles = await ask<ScoreQuantiles & { scope: string; metric: string }>(
    'SELECT scope, metric, n, quantiles FROM score_quantile',
  );
  const areas = byTwo(values.map(({ code, metric, ...value }) => [code, metric, value]));
  const scopes = byTwo(quantiles.map(({ scope, metric, ...found }) => [scope, metric, found]));
  return { of: code => areas.get(code), quantiles: (scope, metric) => scopes.get(scope)?.get(metric) };
}

function byTwo<Value>(
  entries: readonly (readonly [first: string, second: string, value: Value])[],
): Map<string, Map<string, Value>> {
  const found = new Map<string, Map<string, Value>>();
  for (const [first, second, value] of entries) {
    const known = found.get(first);
    if (known) known.set(second, value);
    else found.set(first, new Map([[second, value]]));
  }
  return found;
}

/** Codes of the areas that a place lies in, the smallest first: the first one with a value counts. */
export function areaCodesOf(place: {
  buurtcode: string | null;
  wijkcode: string | null;
  postcode: string | null;
  gemeentecode: string | null;
}): string[] {
  const { buurtcode, wijkcode, postcode, gemeentecode } = place;
  return [buurtcode, wijkcode, postcode?.slice(0, 4) ?? null, gemeentecode].filter(code => code !== null);
}
