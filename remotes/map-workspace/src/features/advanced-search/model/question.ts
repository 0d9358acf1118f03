import type { LonLat } from '@kavel/map';
import { type CoordinateProblem, readCoordinates } from './coordinates';

/**
 * What a text asks for: a place by coordinates, an address or a pand by its BAG id, a cadastral parcel, or a name.
 * `unknown-type`: the id of something of the BAG that has no place of its own here.
 */
export type Asked =
  | { kind: 'place'; place: LonLat; system: 'WGS84' | 'RD' }
  | { kind: 'object' | 'pand'; id: string }
  | { kind: 'problem'; problem: CoordinateProblem | 'unknown-type' | 'parcel' }
  | { kind: 'text'; text: string };

export interface Question {
  asked: Asked;
  /** Metres around what is asked for, from "within 500 m of …"; null without. */
  radius: number | null;
}

const within =
  /^(?:binnen|within|innerhalb)\s+(\d+(?:[.,]\d+)?)\s*(m|meter|metres|km|kilometer|kilometres)\s+(?:van|of|von)\s+(.+)$/i;
/** BAG ids have 16 digits; a spreadsheet drops the zero that the first may be. IMBAG puts the type before them. */
const bagId = /^(?:NL\.IMBAG\.[a-z]+\.)?(\d{15,16})$/i;
/** The fifth and sixth digit: verblijfsobject, ligplaats and standplaats have addresses. */
const typesOfObjects = ['01', '02', '03'];
const typeOfPanden = '10';
/** Cadastral municipality, section and number: `APD01 A 1234`, `APD01-A-1234`, and the index of an apartment. */
const parcel = /^[a-z]{3}\d{2}\s*-?\s*[a-z]{1,2}\s*-?\s*\d{1,5}(?:\s*-?\s*A?\d{1,4})?$/i;
/** Metres; a larger circle is no surroundings. */
const mostRadius = 50_000;

export function readQuestion(text: string): Question {
  const typed = text.trim().replace(/\s+/g, ' ');
  const [, amount, unit, rest] = typed.match(within) ?? [];
  if (!amount || !rest) return { asked: readAsked(typed), radius: null };
  const metres = Number(amount.replace(',', '.')) * (unit?.toLowerCase().startsWith('k') ? 1_000 : 1);
  return { asked: readAsked(rest), radius: Math.min(mostRadius, metres) };
}

/** Four digits of a postcode: the registers have addresses in it, and no outline. */
export function isPc4({ asked }: Question): boolean {
  return asked.kind === 'text' && /^[1-9]\d{3}$/.test(asked.text);
}

function readAsked(text: string): Asked {
  const [, digits] = text.match(bagId) ?? [];
  if (digits) return askedId(digits.padStart(16, '0'));
  if (parcel.test(text)) return { kind: 'problem', problem: 'parcel' };
  const coordinates = readCoordinates(text);
  if (!coordinates) return { kind: 'text', text };
  return 'problem' in coordinates ? { kind: 'problem', ...coordinates } : { kind: 'place', ...coordinates };
}

function askedId(id: string): Asked {
  const type = id.slice(4, 6);
  if (typesOfObjects.includes(type)) return { kind: 'object', id };
  return type === typeOfPanden ? { kind: 'pand', id } : { kind: 'problem', problem: 'unknown-type' };
}
