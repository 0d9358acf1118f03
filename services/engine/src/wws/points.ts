import type { EnergyLabel } from '@kavel/contracts';
import type { WwsNorms } from '../parameters/wws';

/** Inputs of an independent dwelling's points. Areas in m², WOZ value in euro. */
export interface WwsDwelling {
  kind: 'house' | 'flat';
  rooms: number;
  otherSpaces: number;
  heatedRooms: number;
  /** Private outdoor space; null or 0 for none. */
  outdoor: number | null;
  energielabel: EnergyLabel | null;
  bouwjaar: number | null;
  woz: number | null;
  /** Points from inspection: kitchen and sanitary fittings, shared spaces and the like. */
  inspected: number;
}

/** What registers and owners know of a dwelling. m², euro. */
export interface WwsFacts {
  isFlat: boolean;
  oppervlakte: number;
  energielabel: EnergyLabel | null;
  bouwjaar: number | null;
  woz: number | null;
}

/**
 * A dwelling by its facts. The division into rooms and what an inspection finds are unknown: the whole area counts as
 * rooms, the rest not at all.
 */
export function wwsDwelling({ isFlat, oppervlakte, ...facts }: WwsFacts): WwsDwelling {
  const unknown = { otherSpaces: 0, heatedRooms: 0, outdoor: null, inspected: 0 };
  return { kind: isFlat ? 'flat' : 'house', rooms: oppervlakte, ...facts, ...unknown };
}

export type WwsPart = 'rooms' | 'other-spaces' | 'heating' | 'outdoor' | 'energy' | 'woz' | 'inspected';

/** One component of the points with its arithmetic: the terms add up to the points before rounding and cap. */
export interface WwsPoints {
  part: WwsPart;
  /** Rounded to quarters. */
  points: number;
  terms: readonly { amount: number; times: number; term: string }[];
}

export interface WwsResult {
  parts: readonly WwsPoints[];
  /** Whole points, after the cap on WOZ points. */
  total: number;
  /** Whole points without the cap. */
  uncapped: number;
  /** Maximum rent, euro a month. */
  maxRent: number;
  /** Assumptions for unknown facts. */
  assumed: readonly ('label-by-year' | 'no-label' | 'no-woz')[];
  year: number;
  source: string;
}

/** Points and maximum rent of a dwelling, with the figures behind them. */
export function wwsOf(dwelling: WwsDwelling, norms: WwsNorms): WwsResult {
  const label = labelOf(dwelling, norms);
  const others = [
    part('rooms', [term(dwelling.rooms, norms.perM2Room, 'm² vertrekken')]),
    part('other-spaces', [term(dwelling.otherSpaces, norms.perM2OtherSpace, 'm² overige ruimten')]),
    part('heating', [term(dwelling.heatedRooms, norms.perHeatedRoom, 'verwarmde vertrekken')]),
    outdoorPart(dwelling.outdoor ?? 0, norms),
    part('energy', label ? [term(1, norms.label[label][dwelling.kind], `label ${label}`)] : []),
    part('inspected', [term(1, dwelling.inspected, 'opgenomen voorzieningen')]),
  ];
  const woz = wozPart(dwelling, norms);
  const withoutWoz = others.reduce((sum, { points }) => sum + points, 0);
  const uncapped = whole(withoutWoz + woz.points);
  const cappedWoz =
    uncapped < norms.woz.capFrom ? woz.points : Math.min(woz.points, mostWoz(withoutWoz, norms));
  const capped = whole(withoutWoz + cappedWoz);
  const total = Math.max(0, uncapped >= norms.woz.capFrom ? Math.max(capped, norms.woz.capFrom - 1) : capped);
  return {
    parts: [...others, { ...woz, points: cappedWoz }],
    total,
    uncapped,
    maxRent: maxRentOf(total, norms),
    assumed: [
      ...(dwelling.energielabel !== null
        ? []
        : label
          ? (['label-by-year'] as const)
          : (['no-label'] as const)),
      ...(dwelling.woz === null ? (['no-woz'] as const) : []),
    ],
    year: norms.year,
    source: norms.source,
  };
}

/** Maximum rent for a number of points, euro a month. Below the table its lowest rent applies. */
export function maxRentOf(points: number, { rents, rentPerPointAbove }: WwsNorms): number {
  const above = rents.findIndex(known => known.points >= points);
  const [low, high] = [rents[above - 1], rents[above]];
  if (above < 0) {
    const last = rents.at(-1);
    return last ? cents(last.rent + (points - last.points) * rentPerPointAbove) : Number.NaN;
  }
  if (!low || !high) return rents[0]?.rent ?? Number.NaN;
  return cents(low.rent + ((points - low.points) * (high.rent - low.rent)) / (high.points - low.points));
}

function labelOf(
  { energielabel, bouwjaar, kind }: WwsDwelling,
  { labelByYear }: WwsNorms,
): EnergyLabel | null {
  if (energielabel !== null) return energielabel;
  if (bouwjaar === null) return null;
  return labelByYear.find(({ from }) => bouwjaar >= from)?.[kind] ?? null;
}

function outdoorPart(area: number, { outdoor: { base, perM2, most } }: WwsNorms): WwsPoints {
  if (area <= 0) return part('outdoor', []);
  const terms = [term(1, base, 'buitenruimte'), term(area, perM2, 'm² buitenruimte')];
  const { points } = part('outdoor', terms);
  return { part: 'outdoor', points: Math.min(points, most), terms };
}

function wozPart({ woz, rooms, otherSpaces }: WwsDwelling, { woz: norm }: WwsNorms): WwsPoints {
  const area = rooms + otherSpaces;
  if (woz === null || area <= 0) return part('woz', []);
  const value = Math.max(woz, norm.least);
  return part('woz', [
    term(value, 1 / norm.valuePerPoint, 'euro WOZ-waarde'),
    term(value / area, 1 / norm.valuePerM2PerPoint, 'euro WOZ-waarde per m²'),
  ]);
}

/** A share s of the total t = w + rest at most: w = s · t, hence w = rest · s / (1 − s). */
function mostWoz(rest: number, { woz: { mostShare } }: WwsNorms): number {
  return quarters((rest * mostShare) / (1 - mostShare));
}

function term(amount: number, times: number, name: string) {
  return { amount, times, term: name };
}

function part(name: WwsPart, terms: WwsPoints['terms']): WwsPoints {
  return {
    part: name,
    points: quarters(terms.reduce((sum, { amount, times }) => sum + amount * times, 0)),
    terms,
  };
}

/** Rounds to quarters, an eighth upwards. */
function quarters(points: number): number {
  return Math.floor(points * 4 + 0.5 + 1e-9) / 4;
}

function whole(points: number): number {
  return Math.floor(points + 0.5 + 1e-9);
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
