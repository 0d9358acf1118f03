import type { InsideCounts } from '@kavel/contracts/travel-time';
import type { TravelOrigin } from '../../../common/travel/travel-address';
import type { TravelArea } from '../../../common/travel/travel-area';
import type { ExportCell } from '../../../common/write-file';
import { originLetter } from './origin-look';

/** How a file names what it holds. */
export interface AreaWords {
  mode: (mode: TravelOrigin['mode']) => string;
  direction: (direction: TravelOrigin['direction']) => string;
  /** Of what all have together. */
  all: string;
}

/** An area with the names of its origin. */
export interface ExportedArea {
  area: TravelArea;
  /** Null for what all have together. */
  origin: (TravelOrigin & { name: string }) | null;
}

/** Areas as GeoJSON in WGS84 that also says what they rest on. */
export function areasFile(
  areas: readonly ExportedArea[],
  about: Readonly<Record<string, string>>,
  words: AreaWords,
): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    about,
    features: areas.map(({ area, origin }) => ({
      type: 'Feature',
      properties: {
        origin: originName(area, words),
        address: origin?.name ?? null,
        mode: origin?.mode ?? null,
        direction: origin?.direction ?? null,
        minutes: area.minutes,
        km2: area.km2,
      },
      geometry: area.geometry,
    })),
  });
}

/** A row of figures; null counts for an area without extent. */
export function figuresRow(
  { area, origin }: ExportedArea,
  counts: (InsideCounts & { own: number | null }) | null,
  kinds: readonly string[],
  words: AreaWords,
): ExportCell[] {
  const poi = new Map(counts?.poi.map(({ kind, count }) => [kind, count]));
  return [
    originName(area, words),
    origin?.name ?? null,
    origin && words.mode(origin.mode),
    origin && words.direction(origin.direction),
    area.minutes,
    area.km2,
    counts?.inhabitants ?? null,
    counts?.dwellings ?? 0,
    counts?.objects ?? 0,
    counts === null ? 0 : counts.own,
    counts?.sales ?? 0,
    ...kinds.map(kind => poi.get(kind) ?? 0),
  ];
}

function originName({ origin }: TravelArea, words: AreaWords): string {
  return origin === null ? words.all : originLetter(origin);
}
