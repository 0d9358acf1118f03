import { type EnergyLabel, energyLabels, wwsSegments } from '@kavel/contracts';
import {
  type DistrictLevel,
  districtLevels,
  type WwsKind,
  type WwsReference,
  wwsKinds,
} from '@kavel/contracts/districts';
import type { MapCamera } from '@kavel/map';
import { areaCode } from '../../../common/area-code';
import { type AreaShow, areaShows } from '../../../common/area-show';
import { putCamera, readCamera } from '../../../common/camera-address';

/** All that the address says of the page. */
export interface WwsView {
  reference: WwsReference;
  /** Null: the smallest areas that have WOZ values. */
  level: DistrictLevel | null;
  area: string | null;
  /** Code of the area beside it. */
  beside: string | null;
  /** The segment that is shown alone, or `missing`. */
  only: string | null;
  show: AreaShow;
  camera: MapCamera | null;
}

/** What a legend can show alone. */
const shownAlone = [...wwsSegments, 'missing'] as const;

/** A flat as many are let, with the points that kitchen and bathroom usually have. */
export const usualReference: WwsReference = {
  kind: 'flat',
  oppervlakte: 75,
  energielabel: 'A',
  outdoor: 6,
  heatedRooms: 4,
  inspected: 20,
};

/** Ends of the fields, as the call takes them. */
export const referenceEnds = {
  oppervlakte: { min: 10, max: 1_000 },
  outdoor: { min: 0, max: 1_000 },
  heatedRooms: { min: 0, max: 30 },
  inspected: { min: 0, max: 100 },
} as const;
export type ReferenceNumber = keyof typeof referenceEnds;
export const referenceNumbers = Object.keys(referenceEnds) as ReferenceNumber[];

/** Names in the address. */
const names: Record<keyof WwsReference, string> = {
  kind: 'type',
  oppervlakte: 'm2',
  energielabel: 'label',
  outdoor: 'outdoor',
  heatedRooms: 'rooms',
  inspected: 'inspected',
};

export function readWwsView(query: URLSearchParams): WwsView {
  const numberOf = (name: ReferenceNumber) => {
    const text = query.get(names[name]);
    return inEnds(name, text === null || text === '' ? Number.NaN : Number(text)) ?? usualReference[name];
  };
  return {
    reference: {
      kind: oneOf<WwsKind>(wwsKinds, query.get(names.kind)) ?? usualReference.kind,
      oppervlakte: numberOf('oppervlakte'),
      energielabel:
        oneOf<EnergyLabel>(energyLabels, query.get(names.energielabel)) ?? usualReference.energielabel,
      outdoor: numberOf('outdoor'),
      heatedRooms: numberOf('heatedRooms'),
      inspected: numberOf('inspected'),
    },
    level: oneOf(districtLevels, query.get('level')),
    area: areaCode(query.get('area')),
    beside: areaCode(query.get('beside')),
    only: oneOf(shownAlone, query.get('only')),
    show: oneOf(areaShows, query.get('show')) ?? 'map',
    camera: readCamera(query),
  };
}

export function writeWwsView(query: URLSearchParams, change: Partial<WwsView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | number | null, usual: string | number | null) => {
    if (value === usual || value === null) next.delete(name);
    else next.set(name, String(value));
  };
  for (const [key, value] of Object.entries(change.reference ?? {})) {
    const name = key as keyof WwsReference;
    put(names[name], value, usualReference[name]);
  }
  if (change.level !== undefined) put('level', change.level, null);
  if (change.area !== undefined) put('area', change.area, null);
  if (change.beside !== undefined) put('beside', change.beside, null);
  if (change.only !== undefined) put('only', change.only, null);
  if (change.show) put('show', change.show, 'map');
  if (change.camera) putCamera(next, change.camera);
  return next;
}

/** A number that the call takes, whole; null for another. */
export function inEnds(name: ReferenceNumber, value: number): number | null {
  const { min, max } = referenceEnds[name];
  const whole = Math.round(value);
  return whole >= min && whole <= max ? whole : null;
}

function oneOf<Item extends string>(items: readonly Item[], text: string | null): Item | null {
  return items.find(item => item === text) ?? null;
}
