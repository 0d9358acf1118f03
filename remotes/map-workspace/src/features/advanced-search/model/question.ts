import { isRd, rdToLonLat } from '@kavel/contracts/geo';
import type { LonLat } from '@kavel/map';

/** What a text asks for: a place by coordinates, an object by its BAG id, a cadastral parcel, or a name. */
export type Asked =
  | { kind: 'place'; place: LonLat; system: 'WGS84' | 'RD' }
  | { kind: 'object'; id: string }
  | { kind: 'parcel' }
  | { kind: 'text'; text: string };

export interface Question {
  asked: Asked;
  /** Metres around what is asked for, from "within 500 m of …"; null without. */
  radius: number | null;
}

const within = /^(?:binnen|within|innerhalb)\s+(\d+(?:[.,]\d+)?)\s*(m|km)\s+(?:van|of|von)\s+(.+)$/i;
const number = String.raw`(-?\d+(?:\.\d+)?)`;
const pair = new RegExp(`^${number}\\s*[,; ]\\s*${number}$`);
const bagId = /^\d{16}$/;
/** Cadastral municipality, section and number: `APD01 A 1234`. */
const parcel = /^[a-z]{3}\d{2}\s*-?[a-z]{1,2}\s*-?\d{1,5}$/i;
/** Metres, as far as people mean by around. */
const mostRadius = 50_000;

export function readQuestion(text: string): Question {
  const typed = text.trim().replace(/\s+/g, ' ');
  const [, amount, unit, rest] = typed.match(within) ?? [];
  if (!amount || !rest) return { asked: readAsked(typed), radius: null };
  const metres = Number(amount.replace(',', '.')) * (unit?.toLowerCase() === 'km' ? 1_000 : 1);
  return { asked: readAsked(rest), radius: Math.min(mostRadius, metres) };
}

function readAsked(text: string): Asked {
  const [, first, second] = text.match(pair) ?? [];
  const place = first && second ? placeOf(Number(first), Number(second)) : null;
  if (place) return place;
  if (bagId.test(text)) return { kind: 'object', id: text };
  if (parcel.test(text)) return { kind: 'parcel' };
  return { kind: 'text', text };
}

/** The Netherlands lies between 3 and 8 degrees east and 50 and 54 north: the order of the two does not matter. */
function placeOf(first: number, second: number): Asked | null {
  if (isRd(first, second)) return { kind: 'place', place: rdToLonLat(first, second), system: 'RD' };
  for (const [lon, lat] of [
    [first, second],
    [second, first],
  ] as const) {
    if (lon >= 3 && lon <= 8 && lat >= 50 && lat <= 54)
      return { kind: 'place', place: { lon, lat }, system: 'WGS84' };
  }
  return null;
}
