import { type EnergyLabel, energyLabels, type Gebruiksdoel, gebruiksdoelen } from '@kavel/contracts';
import {
  type SourcingSignal,
  type SourcingStrategy,
  sourcingLimits,
  sourcingSignals,
  sourcingStrategies,
} from '@kavel/contracts/sourcing';
import type { MapCamera } from '@kavel/map';
import { type AreaShow, areaShows } from '../../../common/area-show';
import { putCamera, readCamera } from '../../../common/camera-address';
import { type Ring, readRing, writeRing } from '../../../common/drawing/ring';

export const areaTypes = ['gemeente', 'wijk', 'buurt', 'pc4'] as const;

/** A named area: its kind and code. */
export interface NamedArea {
  areaType: (typeof areaTypes)[number];
  areaKey: string;
}

export interface Ends {
  min: number | null;
  max: number | null;
}

/** All that the address says of the page, besides the work area that is on. */
export interface SourcingView {
  area: NamedArea | null;
  ring: Ring | null;
  strategy: SourcingStrategy;
  /** Weights in place of those of the strategy. */
  weights: Partial<Record<SourcingSignal, number>>;
  functions: readonly Gebruiksdoel[];
  labels: readonly EnergyLabel[];
  /** m². */
  size: Ends;
  year: Ends;
  minScore: number | null;
  /** The open candidate. */
  pand: string | null;
  show: AreaShow;
  camera: MapCamera | null;
}

/** Names in the address of what decides the result; the others say how it is looked at. */
export const criteriaNames = ['area', 'ring', 'work', 'strategy', 'w', 'use', 'labels', 'm2', 'year', 'min'];
export const mostWeight = 10;

/** Reads the query; what makes no sense is left out. */
export function readSourcingView(query: URLSearchParams): SourcingView {
  const listed = <Item extends string>(name: string, all: readonly Item[]) => {
    const texts = (query.get(name) ?? '').split(',');
    return all.filter(item => texts.includes(item));
  };
  const min = Number(query.get('min') || Number.NaN);
  const pand = query.get('pand') ?? '';
  return {
    area: readArea(query.get('area')),
    ring: readRing(query.get('ring')),
    strategy: sourcingStrategies.find(one => one === query.get('strategy')) ?? 'mixed',
    weights: readWeights(query.get('w')),
    functions: listed('use', gebruiksdoelen),
    labels: listed('labels', energyLabels),
    size: readEnds(query.get('m2'), sourcingLimits.area),
    year: readEnds(query.get('year'), sourcingLimits.year),
    minScore: min >= 1 && min <= 100 ? Math.round(min) : null,
    pand: /^\d{16}$/.test(pand) ? pand : null,
    show: areaShows.find(show => show === query.get('show')) ?? 'map',
    camera: readCamera(query),
  };
}

/** The query with some of it changed; what else stands in it stays. */
export function writeSourcingView(query: URLSearchParams, change: Partial<SourcingView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, text: string | undefined) => {
    if (text === undefined) return;
    if (text === '') next.delete(name);
    else next.set(name, text);
  };
  const { area, ring, strategy, weights, functions, labels, size, year, minScore, pand, show, camera } =
    change;
  if (area !== undefined) put('area', area ? `${area.areaType}:${area.areaKey}` : '');
  if (ring !== undefined) put('ring', ring ? writeRing(ring) : '');
  put('strategy', strategy === 'mixed' ? '' : strategy);
  put('w', weights && writeWeights(weights));
  put('use', functions?.join(','));
  put('labels', labels?.join(','));
  put('m2', size && writeEnds(size));
  put('year', year && writeEnds(year));
  if (minScore !== undefined) put('min', minScore === null ? '' : String(minScore));
  if (pand !== undefined) put('pand', pand ?? '');
  put('show', show === 'map' ? '' : show);
  if (camera) putCamera(next, camera);
  return next;
}

/** What of an address decides the result, to be kept as a search. */
export function criteriaOf(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of criteriaNames) {
    const text = query.get(name);
    if (text) kept.set(name, text);
  }
  return kept.toString();
}

const keys = {
  gemeente: /^GM\d{4}$/,
  wijk: /^WK\d{4}[0-9A-Z]{2}$/,
  buurt: /^BU\d{4}[0-9A-Z]{4}$/,
  pc4: /^[1-9]\d{3}$/,
};

function readArea(text: string | null): NamedArea | null {
  const [type, areaKey = ''] = (text ?? '').split(':');
  const areaType = areaTypes.find(one => one === type);
  return areaType && keys[areaType].test(areaKey) ? { areaType, areaKey } : null;
}

function readEnds(text: string | null, limits: { min: number; max: number }): Ends {
  const parts = /^(\d*)-(\d*)$/.exec(text ?? '');
  const end = (part: string | undefined) => {
    const value = part ? Number(part) : Number.NaN;
    return value >= limits.min && value <= limits.max ? value : null;
  };
  const [min, max] = [end(parts?.[1]), end(parts?.[2])];
  return min !== null && max !== null && min > max ? { min: null, max: null } : { min, max };
}

function writeEnds({ min, max }: Ends): string {
  return min === null && max === null ? '' : `${min ?? ''}-${max ?? ''}`;
}

function readWeights(text: string | null): SourcingView['weights'] {
  const weights: SourcingView['weights'] = {};
  for (const part of (text ?? '').split(',')) {
    const [name, value] = part.split(':');
    const key = sourcingSignals.find(one => one === name);
    const weight = Number(value || Number.NaN);
    if (key && weight >= 0 && weight <= mostWeight) weights[key] = weight;
  }
  return weights;
}

/** With no signal that weighs there is no order, and the service refuses to make one. */
export function isWeightless({ weights }: Pick<SourcingView, 'weights'>): boolean {
  return sourcingSignals.every(key => weights[key] === 0);
}

function writeWeights(weights: SourcingView['weights']): string {
  return sourcingSignals
    .flatMap(key => (weights[key] === undefined ? [] : [`${key}:${weights[key]}`]))
    .join(',');
}
