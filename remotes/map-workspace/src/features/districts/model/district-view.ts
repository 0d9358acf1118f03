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

/** All that the address says of the page. Null is the default, which follows what there is. */
export interface DistrictView {
  level: DistrictLevel | null;
  figure: DistrictFigure;
  year: number | null;
  /** The earlier year that a difference is shown to. */
  compare: number | null;
  method: ClassMethod;
  classes: ClassCount;
  /** Own thresholds. */
  breaks: readonly number[];
  /** Code of the selected area. */
  area: string | null;
  /** Code of the area beside it. */
  beside: string | null;
  /** The class that is shown alone: its place, `missing` or `redrawn`. */
  only: string | null;
  show: AreaShow;
  camera: MapCamera | null;
}

/** Reads the query; what makes no sense is left out. */
export function readDistrictView(query: URLSearchParams): DistrictView {
  const only = query.get('only') ?? '';
  return {
    level: oneOf(districtLevels, query.get('level')),
    figure: oneOf(districtFigures, query.get('figure')) ?? 'wozValue',
    year: yearIn(query.get('year')),
    compare: yearIn(query.get('compare')),
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

/** The query with some of it changed; what is usual is not written. */
export function writeDistrictView(query: URLSearchParams, change: Partial<DistrictView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: keyof DistrictView, usual: unknown) => {
    if (!(name in change)) return;
    const value = change[name];
    const text = Array.isArray(value) ? value.join('_') : String(value ?? '');
    if (value === usual || text === '') next.delete(name);
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

/** Thresholds as they are typed or stand in an address: `250000_400000`, `250.000; 400.000`, `1,8 2,1`. */
export function readBreaks(text: string): number[] {
  const numbers = text
    .split(/[_;\s]+/)
    .filter(part => part !== '')
    .map(part => Number(part.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.')));
  return [...new Set(numbers.filter(Number.isFinite))].sort((one, other) => one - other).slice(0, mostBreaks);
}

/** Of own thresholds: there are no more colours to tell apart. */
const mostBreaks = 6;

function oneOf<Item extends string>(items: readonly Item[], text: string | null): Item | null {
  return items.find(item => item === text) ?? null;
}

function yearIn(text: string | null): number | null {
  return text && /^(19|20)\d\d$/.test(text) ? Number(text) : null;
}
