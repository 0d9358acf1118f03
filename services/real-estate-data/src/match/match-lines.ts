import { setImmediate } from 'node:timers/promises';
import type { Snapshot } from '@kavel/catalogue';
import { objectsById } from '@kavel/catalogue';
import {
  type BatchLine,
  fullAddress,
  type LineOutcome,
  type LineResult,
  type RealEstateObject,
} from '@kavel/contracts';
import { editDistance, forgivenEdits } from '../suggest/edit-distance';
import { compact } from '../suggest/normalise';
import { compareText } from '../suggest/rank';
import { type StreetIndex, streetIndexOf } from '../suggest/street-index';
import { toSuggestion } from '../suggest/suggest';
import { AddressLookup, type Place, type Question } from './address-lookup';
import { factsWriter } from './facts-text';
import { parseLine } from './parse-line';
import type { ParsedLine } from './parsed-line';

type ParsedAddress = Extract<ParsedLine, { kind: 'address' }>;

interface Verdict {
  outcome: LineOutcome;
  object?: RealEstateObject | undefined;
  candidates?: readonly RealEstateObject[];
}

const candidateLimit = 5;
const linesPerBreak = 500;
/** Number of similarly named streets searched for candidates. */
const similarStreets = 3;
const unreadable: Verdict = { outcome: 'unreadable' };

/** Matches each line to an object, or returns the reason; keeps the order of lines. */
export async function matchLines(snapshot: Snapshot, lines: readonly BatchLine[]): Promise<LineResult[]> {
  const results: LineResult[] = [];
  for await (const judged of judgeInTurns(snapshot, lines, true)) {
    for (const [line, verdict] of judged) results.push(toResult(line, verdict));
  }
  return results;
}

export interface FactsWish {
  /** False: without candidates for ambiguous lines. */
  candidates?: boolean | undefined;
  /** Additional fields of the caller, included in the facts as null. */
  emptyFields?: readonly string[] | undefined;
}

/** The same, with JSON text of the matched objects, each once and without its id. */
export async function matchWithFacts(
  snapshot: Snapshot,
  lines: readonly BatchLine[],
  { candidates = true, emptyFields }: FactsWish = {},
): Promise<{ lines: LineResult[]; facts: Map<string, string> }> {
  const write = factsWriter(emptyFields);
  const results: LineResult[] = [];
  const facts = new Map<string, string>();
  for await (const judged of judgeInTurns(snapshot, lines, candidates)) {
    for (const [line, verdict] of judged) {
      const { object } = verdict;
      if (object && !facts.has(object.objectId)) facts.set(object.objectId, write(object));
      results.push(toResult(line, verdict));
    }
  }
  return { lines: results, facts };
}

/** Yields to the event loop, so that other requests are answered. */
async function* judgeInTurns(
  snapshot: Snapshot,
  lines: readonly BatchLine[],
  withCandidates: boolean,
): AsyncGenerator<[BatchLine, Verdict][]> {
  for (let from = 0; from < lines.length; from += linesPerBreak) {
    const some = lines.slice(from, from + linesPerBreak);
    const verdicts = await judgeLines(snapshot, some, withCandidates);
    yield some.map((line, at) => [line, verdicts[at] ?? unreadable]);
    await setImmediate();
  }
}

async function judgeLines(
  snapshot: Snapshot,
  lines: readonly BatchLine[],
  withCandidates: boolean,
): Promise<Verdict[]> {
  const parsed = lines.map(line => parseLine(line.text));
  const streets = await streetIndexOf(snapshot);
  const byId = await findIds(snapshot, parsed);
  const there = await AddressLookup.of(
    snapshot,
    questionsOf(parsed, line => placesOf(line, streets)),
  );
  const meant = withCandidates ? await findMeant(snapshot, parsed, there, streets) : nothing;
  return parsed.map((read, at) => {
    if (read.kind === 'unreadable') return unreadable;
    if (read.kind === 'id') return judgeId(byId.get(read.objectId));
    return judgeAddress(read, at, there, meant);
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

/** Candidates of a line, the likeliest first. */
type Meant = (line: number) => RealEstateObject[];

const nothing: Meant = () => [];

/** Addresses with the number of a line at its location, else nearby. */
async function findMeant(
  snapshot: Snapshot,
  parsed: readonly ParsedLine[],
  there: AddressLookup,
  streets: StreetIndex,
): Promise<Meant> {
  const nearby = await AddressLookup.of(
    snapshot,
    questionsOf(parsed, (line, at) => (there.withNumber(at).length === 0 ? placesNearby(line, streets) : [])),
  );
  return line => {
    const found = likeliest(there, line);
    return found.length > 0 ? found : likeliest(nearby, line);
  };
}

function likeliest(lookup: AddressLookup, line: number): RealEstateObject[] {
  const fitting = new Set(lookup.fitting(line).map(({ at }) => at));
  return lookup
    .withNumber(line)
    .map(({ at }) => ({ fits: fitting.has(at), object: lookup.objectAt(at) }))
    .sort((a, b) => Number(b.fits) - Number(a.fits) || byAddition(a.object, b.object))
    .slice(0, candidateLimit)
    .map(({ object }) => object);
}

function byAddition(a: RealEstateObject, b: RealEstateObject): number {
  const [ofA, ofB] = [a.huisnummertoevoeging ?? '', b.huisnummertoevoeging ?? ''];
  return (
    compareText(a.huisletter ?? '', b.huisletter ?? '') ||
    ofA.length - ofB.length ||
    compareText(ofA, ofB) ||
    compareText(a.objectId, b.objectId)
  );
}

function questionsOf(
  parsed: readonly ParsedLine[],
  places: (line: ParsedAddress, at: number) => readonly Place[],
): (Question | null)[] {
  return parsed.map((line, at) => {
    if (line.kind !== 'address') return null;
    return { places: places(line, at), huisnummer: line.huisnummer, suffix: line.suffix };
  });
}

/** By postcode when given, else by streets with that name. */
function placesOf({ postcode, street, place }: ParsedAddress, index: StreetIndex): readonly Place[] {
  return postcode ? [{ postcode }] : index.named(street ?? '', place);
}

/** For lines without a match: the street with another postcode, or streets with a similar name. */
function placesNearby({ street, place }: ParsedAddress, index: StreetIndex): readonly Place[] {
  return street ? index.similar(street, place, similarStreets) : [];
}

function isOnStreet(line: ParsedAddress, straat: string): boolean {
  if (!line.street || line.street === straat) return true;
  const typed = compact(line.street);
  const own = compact(straat);
  const limit = forgivenEdits(typed.length);
  return typed === own || editDistance(typed, own, limit) <= limit;
}

function judgeId(object: RealEstateObject | undefined): Verdict {
  return object ? { outcome: 'matched', object } : { outcome: 'not-found' };
}

function judgeAddress(line: ParsedAddress, at: number, lookup: AddressLookup, meant: Meant): Verdict {
  const fitting = onStreet(line, lookup.fitting(at));
  const [found] = fitting;
  if (found && fitting.length === 1) return { outcome: 'matched', object: lookup.objectAt(found.at) };
  const candidates = meant(at);
  if (found) {
    const ids = new Set(fitting.map(one => lookup.objectAt(one.at).objectId));
    return { outcome: 'ambiguous', candidates: candidates.filter(({ objectId }) => ids.has(objectId)) };
  }
  if (onStreet(line, lookup.withNumber(at)).length === 0) return { outcome: 'not-found', candidates };
  return { outcome: line.suffix ? 'not-found' : 'ambiguous', candidates: onStreet(line, candidates) };
}

function onStreet<Address extends { straat: string }>(
  line: ParsedAddress,
  addresses: readonly Address[],
): Address[] {
  return addresses.filter(({ straat }) => isOnStreet(line, straat));
}

function toResult({ line, text }: BatchLine, { outcome, object, candidates = [] }: Verdict): LineResult {
  return {
    line,
    text,
    outcome,
    objectId: object?.objectId ?? null,
    address: object ? fullAddress(object) : null,
    candidates: candidates.map(toSuggestion),
  };
}
