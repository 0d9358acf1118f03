import {
  areaNames,
  areaShape,
  boundaryYears,
  figuresOfYear,
  figureYears,
  outlineFigure,
  perSnapshot,
  type Snapshot,
} from '@kavel/catalogue';
import { decodeShape, toLonLat } from '@kavel/catalogue/geo';
import {
  type DistrictAreas,
  type DistrictFigure,
  type DistrictLevel,
  type DistrictOutline,
  type DistrictOverview,
  type DistrictValues,
  type DistrictWws,
  districtLevels,
  type WwsReference,
} from '@kavel/contracts/districts';
import type { WwsNorms } from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import { comparisonOf, type FigureInYear, figureInYear } from './compare-years';
import { type LatestValues, latestValues } from './latest-values';
import { referenceWws, wwsByArea } from './wws-by-area';

/** Levels with their areas, and the available figures and years. */
export async function overviewOf(snapshot: Snapshot): Promise<DistrictOverview> {
  const [areas, years, figures] = await Promise.all([
    Promise.all(districtLevels.map(level => areasOf[level](snapshot))),
    boundaryYears(snapshot),
    figureYears(snapshot),
  ]);
  return {
    snapshot: snapshot.id,
    levels: districtLevels.map((level, at) => ({
      level,
      areas: areas[at]?.codes.length ?? 0,
      boundaryYear: years[level],
    })),
    figures,
  };
}

/** Cached per snapshot: there are fourteen thousand buurten. */
export const areasOf: Record<DistrictLevel, (snapshot: Snapshot) => Promise<DistrictAreas>> = {
  gemeente: perSnapshot(snapshot => readAreas(snapshot, 'gemeente')),
  wijk: perSnapshot(snapshot => readAreas(snapshot, 'wijk')),
  buurt: perSnapshot(snapshot => readAreas(snapshot, 'buurt')),
};

async function readAreas(snapshot: Snapshot, level: DistrictLevel): Promise<DistrictAreas> {
  const areas = await areaNames(snapshot, level);
  return {
    snapshot: snapshot.id,
    level,
    codes: areas.map(({ code }) => code),
    names: areas.map(({ naam }) => naam),
    gemeenten: areas.map(({ gemeentenaam }) => gemeentenaam),
    bounds: areas.map(({ box: { xmin, ymin, xmax, ymax } }) => {
      const { lon: west, lat: north } = toLonLat({ x: xmin, y: ymin });
      const { lon: east, lat: south } = toLonLat({ x: xmax, y: ymax });
      return [rounded(west), rounded(south), rounded(east), rounded(north)];
    }),
  };
}

/** The outline of one area in degrees, rings closed. */
export async function outlineOf(
  snapshot: Snapshot,
  level: DistrictLevel,
  code: string,
): Promise<DistrictOutline> {
  const shape = (await areaShape(snapshot, level, code)) ?? refuse(`There is no ${level} ${code}`);
  return {
    type: 'MultiPolygon',
    coordinates: decodeShape(shape).map(polygon => polygon.map(positionsOf)),
  };
}

function positionsOf(ring: readonly number[]): [number, number][] {
  const positions: [number, number][] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const { lon, lat } = toLonLat({ x: ring[at] ?? 0, y: ring[at + 1] ?? 0 });
    positions.push([rounded(lon), rounded(lat)]);
  }
  const [first, last] = [positions[0], positions.at(-1)];
  if (first && String(first) !== String(last)) positions.push([...first]);
  return positions;
}

/** Rounds to a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

export interface ValuesQuestion {
  level: DistrictLevel;
  figure: DistrictFigure;
  year: number;
  compare?: number | undefined;
}

/** A figure on the displayed areas, optionally compared with another year. */
export async function valuesOf(snapshot: Snapshot, question: ValuesQuestion): Promise<DistrictValues> {
  const { level, figure, year, compare } = question;
  const [{ codes }, boundaries, shown, other] = await Promise.all([
    areasOf[level](snapshot),
    boundaryYears(snapshot),
    readYear(snapshot, question, year),
    compare === undefined ? null : readYear(snapshot, question, compare),
  ]);
  const valuesIn = (found: FigureInYear) => codes.map(code => found.values.get(code) ?? null);
  return {
    level,
    figure,
    year,
    boundaryYear: boundaries[level],
    codes,
    values: valuesIn(shown),
    source: shown.source,
    fictional: shown.fictional,
    compared:
      other === null || compare === undefined
        ? null
        : {
            year: compare,
            values: valuesIn(other),
            states: codes.map(code => comparisonOf(code, other, shown)),
            source: other.source,
          },
  };
}

async function readYear(snapshot: Snapshot, { level, figure }: ValuesQuestion, year: number) {
  const { source, fictional } = await yearOf(snapshot, level, figure, year);
  const [values, outlines] = await Promise.all([
    figuresOfYear(snapshot, level, figure, year),
    figuresOfYear(snapshot, level, outlineFigure, year),
  ]);
  return { ...figureInYear(values, outlines), source, fictional };
}

async function yearOf(snapshot: Snapshot, level: DistrictLevel, figure: DistrictFigure, year: number) {
  const years = await figureYears(snapshot);
  const found = years.find(one => one.level === level && one.figure === figure && one.year === year);
  return found ?? refuse(`There is no ${figure} of ${year} by ${level}`);
}

/** The latest WOZ value of each area. Cached per snapshot: it reads the files of all years. */
export const latestWoz: Record<DistrictLevel, (snapshot: Snapshot) => Promise<LatestValues>> = {
  gemeente: perSnapshot(snapshot => readLatestWoz(snapshot, 'gemeente')),
  wijk: perSnapshot(snapshot => readLatestWoz(snapshot, 'wijk')),
  buurt: perSnapshot(snapshot => readLatestWoz(snapshot, 'buurt')),
};

async function readLatestWoz(snapshot: Snapshot, level: DistrictLevel): Promise<LatestValues> {
  const [{ codes }, known] = await Promise.all([areasOf[level](snapshot), figureYears(snapshot)]);
  const years = known.filter(one => one.level === level && one.figure === 'wozValue').reverse();
  const files = await Promise.all(
    years.map(async ({ year }) => ({
      year,
      ...(await readYear(snapshot, { level, figure: 'wozValue', year }, year)),
    })),
  );
  return latestValues(codes, files);
}

/** WWS points by area, with the latest WOZ value of each. */
export async function wwsOfAreas(
  snapshot: Snapshot,
  level: DistrictLevel,
  reference: WwsReference,
  norms: WwsNorms,
): Promise<DistrictWws> {
  const { codes, values, years, sources, fictional } = await latestWoz[level](snapshot);
  if (codes.length === 0) refuse(`There are no WOZ values by ${level}`);
  const wozValues = codes.map((code, at) => ({ code, value: values[at] ?? null }));
  return {
    level,
    year: years.reduce((one, other) => Math.max(one, other)),
    years,
    source: sources.join(', '),
    fictional,
    ...referenceWws(reference, norms),
    ...wwsByArea(reference, wozValues, norms),
  };
}

function refuse(message: string): never {
  throw new ServiceError('not-found', message);
}
