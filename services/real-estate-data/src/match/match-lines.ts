import {
  type BatchLine,
  fullAddress,
  type LineOutcome,
  type LineResult,
  type RealEstateObject,
} from '@kavel/contracts';
import { objectsWanted, type Wanted } from '../store/queries/match';
import { objectsById } from '../store/queries/objects';
import type { Snapshot } from '../store/snapshot';
import { editDistance, forgivenEdits } from '../suggest/edit-distance';
import { compact, suffixKey } from '../suggest/normalise';
import { type StreetIndex, streetIndexOf } from '../suggest/street-index';
import { toSuggestion } from '../suggest/suggest';
import { type ParsedLine, parseLine } from './parse-line';

type ParsedAddress = Extract<ParsedLine, { kind: 'address' }>;

interface Verdict {
  outcome: LineOutcome;
  object?: RealEstateObject;
  candidates?: readonly RealEstateObject[];
}

const candidateLimit = 5;
/** Streets with a similar name that are looked into for what a line may have meant. */
const similarStreets = 3;

/** Says of each line which object it means, or why none; the order of the lines is kept. */
export async function matchLines(snapshot: Snapshot, lines: readonly BatchLine[]): Promise<LineResult[]> {
  const parsed = lines.map(line => parseLine(line.text));
  const byId = await findIds(snapshot, parsed);
  const index = await streetIndexOf(snapshot);
  const found = await findAddresses(snapshot, parsed, line => firstTry(line, index));
  const missed = parsed.map((line, at) => (found.has(at) ? null : line));
  const near = await findAddresses(snapshot, missed, line => secondTry(line, index));
  return lines.map((line, at) => {
    const verdict = judge(
      parsed[at] ?? { kind: 'unreadable' },
      byId,
      found.get(at) ?? [],
      near.get(at) ?? [],
    );
    return toResult(line, verdict);
  });
}

async function findIds(
  snapshot: Snapshot,
  parsed: readonly ParsedLine[],
): Promise<Map<string, RealEstateObject>> {
  const ids = parsed.flatMap(line => (line.kind === 'id' ? [line.objectId] : []));
  if (ids.length === 0) return new Map();
  return new Map((await objectsById(snapshot, ids)).map(object => [object.objectId, object]));
}

type Places = Omit<Wanted, 'line' | 'huisnummer'>[];

async function findAddresses(
  snapshot: Snapshot,
  parsed: readonly (ParsedLine | null)[],
  placesOf: (line: ParsedAddress) => Places,
): Promise<Map<number, RealEstateObject[]>> {
  const wanted = parsed.flatMap((line, at) =>
    line?.kind === 'address'
      ? placesOf(line).map(place => ({ ...place, line: at, huisnummer: line.huisnummer }))
      : [],
  );
  const found = new Map<number, RealEstateObject[]>();
  if (wanted.length === 0) return found;
  for (const { line, ...object } of await objectsWanted(snapshot, wanted)) {
    const sameLine = found.get(line);
    if (sameLine) sameLine.push(object);
    else found.set(line, [object]);
  }
  return found;
}

/** A postcode decides; without one, the streets of that name. */
function firstTry({ postcode, street, place }: ParsedAddress, index: StreetIndex): Places {
  if (postcode) return [{ postcode, straat: null, woonplaats: null }];
  return index
    .named(street ?? '', place)
    .map(({ straat, woonplaats }) => ({ postcode: null, straat, woonplaats }));
}

/** For lines that found nothing: the street with another postcode, or streets of nearly that name. */
function secondTry({ street, place }: ParsedAddress, index: StreetIndex): Places {
  if (!street) return [];
  return index
    .similar(street, place, similarStreets)
    .map(({ straat, woonplaats }) => ({ postcode: null, straat, woonplaats }));
}

function judge(
  line: ParsedLine,
  byId: ReadonlyMap<string, RealEstateObject>,
  found: readonly RealEstateObject[],
  near: readonly RealEstateObject[],
): Verdict {
  if (line.kind === 'unreadable') return { outcome: 'unreadable' };
  if (line.kind === 'id') {
    const object = byId.get(line.objectId);
    return object ? { outcome: 'matched', object } : { outcome: 'not-found' };
  }
  if (found.length === 0) return { outcome: 'not-found', candidates: near };
  const onStreet = found.filter(object => !line.street || isSameStreet(line.street, object.straat));
  if (onStreet.length === 0) return { outcome: 'not-found', candidates: found };
  const fitting = onStreet.filter(
    object => suffixKey(object.huisletter, object.huisnummertoevoeging) === line.suffix,
  );
  const [only] = fitting;
  if (only && fitting.length === 1) return { outcome: 'matched', object: only };
  if (fitting.length > 1) return { outcome: 'ambiguous', candidates: fitting };
  return { outcome: line.suffix ? 'not-found' : 'ambiguous', candidates: onStreet };
}

function isSameStreet(written: string, straat: string): boolean {
  const typed = compact(written);
  const limit = forgivenEdits(typed.length);
  return editDistance(typed, compact(straat), limit) <= limit;
}

function toResult(line: BatchLine, { outcome, object, candidates = [] }: Verdict): LineResult {
  return {
    ...line,
    outcome,
    objectId: object?.objectId ?? null,
    address: object ? fullAddress(object) : null,
    candidates: candidates.slice(0, candidateLimit).map(toSuggestion),
  };
}
