import {
  type DistrictFigure,
  type DistrictLevel,
  districtFigures,
  districtLevels,
} from '@kavel/contracts/districts';
import type { MapCamera } from '@kavel/map';
import { areaCode } from '../../../common/area-code';
import { type AreaShow, areaShows } from '../../../common/area-show';
import { putCamera, readCamera } from '../../../common/camera-address';
import { type ClassCount, type ClassMethod, classCounts, classMethods } from '../../areas';

/** State of the page in its address. Null means the default, which depends on the available data. */
export interface DistrictView {
  level: DistrictLevel | null;
  figure: DistrictFigure;
  year: number | null;
  /** Earlier year to compare with. */
  compare: number | null;
  method: ClassMethod;
  classes: ClassCount;
  /** Thresholds of the user. */
  breaks: readonly number[];
  /** Code of the selected area. */
  area: string | null;
  /** Code of the area that it is compared with. */
  beside: string | null;
  /** The only class that is shown: its index, `missing` or `redrawn`; null for all. */
  only: string | null;
  show: AreaShow;
  camera: MapCamera | null;
}

/** Reads the query; invalid values get their default. */
export function readDistrictView(query: URLSearchParams): DistrictView {
  const only = query.get('only') ?? '';
  return {
    level: oneOf(districtLevels, query.get('level')),
    figure: oneOf(districtFigures, query.get('figure')) ?? 'wozValue',
    year: parseYear(query.get('year')),
    compare: parseYear(query.get('compare')),
    method: oneOf(classMethods, query.get('method')) ?? 'quantiles',
    classes: classCounts.find(count => String(count) === query.get('classes')) ?? 5,
    breaks: readBreaks(query.get('breaks') ?? ''),
    area: areaCode(query.get('area')),
    beside: areaCode(query.get('beside')),
    only: /^(\d|missing|redrawn)$/.test(only) ? only : null,
    show: oneOf(areaShows, query.get('show')) ?? 'map',
    camera: readCamera(query),
  };
}

/** The query with the changes; defaults are left out. */
export function writeDistrictView(query: URLSearchParams, change: Partial<DistrictView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: keyof DistrictView, defaultValue: unknown) => {
    if (!(name in change)) return;
    const value = change[name];
    const text = Array.isArray(value) ? value.join('_') : String(value ?? '');
    if (value === defaultValue || text === '') next.delete(name);
    else next.set(name, text);
  };
  put('level', null);
  put('figure', 'wozValue');
  put('year', null);
  put('compare', null);
  put('method', 'quantiles');
  put('classes', 5);
  put('breaks', null);
  put('area', null);
  put('beside', null);
  put('only', null);
  put('show', 'map');
  if (change.camera) putCamera(next, change.camera);
  return next;
}

/** Parses thresholds, typed or from an address: `250000_400000`, `250.000; 400.000`, `1,8 2,1`. */
export function readBreaks(text: string): number[] {
  const numbers = text
    .split(/[_;\s]+/)
    .filter(part => part !== '')
    .map(part => Number(part.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.')));
  return [...new Set(numbers.filter(Number.isFinite))].sort((one, other) => one - other).slice(0, maxBreaks);
}

/** Limited by the number of distinguishable colours. */
const maxBreaks = 6;

function oneOf<Item extends string>(items: readonly Item[], text: string | null): Item | null {
  return items.find(item => item === text) ?? null;
}

function parseYear(text: string | null): number | null {
  return text && /^(19|20)\d\d$/.test(text) ? Number(text) : null;
}
