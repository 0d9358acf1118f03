import { type BatchLine, fullAddress, type LineOutcome, type LineResult } from '@kavel/contracts';
import {
  type Addressed,
  addressedById,
  type Candidate,
  candidatesFor,
  type Fitting,
  objectsFitting,
  streetsWithNumber,
  type Wanted,
} from '../store/queries/match';
import type { Snapshot } from '../store/snapshot';
import { editDistance, forgivenEdits } from '../suggest/edit-distance';
import { compact } from '../suggest/normalise';
import { type StreetIndex, streetIndexOf } from '../suggest/street-index';
import { toSuggestion } from '../suggest/suggest';
import { type ParsedLine, parseLine } from './parse-line';

type ParsedAddress = Extract<ParsedLine, { kind: 'address' }>;

interface Verdict {
  outcome: LineOutcome;
  object?: Addressed | undefined;
  candidates?: readonly Candidate[];
}

const candidateLimit = 5;
/** Streets with a similar name that are looked into for what a line may have meant. */
const similarStreets = 3;
const unreadable: Verdict = { outcome: 'unreadable' };

/** What is wanted of a match besides the object. */
interface Wish {
  /** JSON text of the objects. */
  facts: boolean;
  /** What a line that is in doubt may have meant. */
  candidates: boolean;
}

/** Says of each line which object it means, or why none; the order of the lines is kept. */
export async function matchLines(snapshot: Snapshot, lines: readonly BatchLine[]): Promise<LineResult[]> {
  const verdicts = await judgeLines(snapshot, lines, { facts: false, candidates: true });
  return lines.map((line, at) => toResult(line, verdicts[at]));
}

/** The same, with JSON text of the objects that were matched, each once and without its id. */
export async function matchWithFacts(
  snapshot: Snapshot,
  lines: readonly BatchLine[],
  candidates = true,
): Promise<{ lines: LineResult[]; facts: Map<string, string> }> {
  const verdicts = await judgeLines(snapshot, lines, { facts: true, candidates });
  const facts = new Map<string, string>();
  for (const { object } of verdicts) if (object?.facts) facts.set(object.objectId, object.facts);
  return { lines: lines.map((line, at) => toResult(line, verdicts[at])), facts };
}

async function judgeLines(snapshot: Snapshot, lines: readonly BatchLine[], wish: Wish): Promise<Verdict[]> {
  const parsed = lines.map(line => parseLine(line.text));
  const index = await streetIndexOf(snapshot);
  const byId = await findIds(snapshot, parsed, wish.facts);
  const fitting = await findFitting(snapshot, parsed, index, wish.facts);
  const open = new Set(
    parsed.flatMap((line, at) => (line.kind === 'address' && fitting.get(at)?.length !== 1 ? [at] : [])),
  );
  const streets = await findStreets(
    snapshot,
    wantedFor(parsed, open, line => placesOf(line, index)),
  );
  const meant = wish.candidates ? await findMeant(snapshot, parsed, open, index) : new Map();
  return parsed.map((read, at) => {
    if (read.kind === 'unreadable') return { outcome: 'unreadable' };
    if (read.kind === 'id') return judgeId(byId.get(read.objectId));
    return judgeAddress(read, fitting.get(at) ?? [], streets.get(at) ?? [], meant.get(at) ?? []);
  });
}

async function findIds(
  snapshot: Snapshot,
  parsed: readonly ParsedLine[],
  withFacts: boolean,
): Promise<Map<string, Addressed>> {
  const ids = parsed.flatMap(line => (line.kind === 'id' ? [line.objectId] : []));
  if (ids.length === 0) return new Map();
  return new Map((await addressedById(snapshot, ids, withFacts)).map(object => [object.objectId, object]));
}

/** Objects on the line's street with exactly its number, letter and addition. */
async function findFitting(
  snapshot: Snapshot,
  parsed: readonly ParsedLine[],
  index: StreetIndex,
  withFacts: boolean,
): Promise<Map<number, Fitting[]>> {
  const wanted = parsed.flatMap((line, at) =>
    line.kind === 'address' ? wantedOf(at, line, placesOf(line, index)) : [],
  );
  if (wanted.length === 0) return new Map();
  const rows = await objectsFitting(snapshot, wanted, withFacts);
  return byLine(rows.filter(row => isOnStreet(parsed[row.line], row.straat)));
}

function wantedFor(
  parsed: readonly ParsedLine[],
  open: ReadonlySet<number>,
  places: (line: ParsedAddress) => Place[],
): Wanted[] {
  return [...open].flatMap(at => {
    const line = parsed[at];
    return line?.kind === 'address' ? wantedOf(at, line, places(line)) : [];
  });
}

/** Streets that have the number of a line, where it says to be. */
async function findStreets(
  snapshot: Snapshot,
  wanted: readonly Wanted[],
): Promise<Map<number, { straat: string }[]>> {
  return wanted.length === 0 ? new Map() : byLine(await streetsWithNumber(snapshot, wanted));
}

/** What each line may have meant: where it says to be, else nearby. */
async function findMeant(
  snapshot: Snapshot,
  parsed: readonly ParsedLine[],
  open: ReadonlySet<number>,
  index: StreetIndex,
): Promise<Map<number, Candidate[]>> {
  const meant = await findCandidates(
    snapshot,
    wantedFor(parsed, open, line => placesOf(line, index)),
  );
  const lost = new Set([...open].filter(at => !meant.has(at)));
  const near = await findCandidates(
    snapshot,
    wantedFor(parsed, lost, line => placesNearby(line, index)),
  );
  return new Map([...meant, ...near]);
}

async function findCandidates(
  snapshot: Snapshot,
  wanted: readonly Wanted[],
): Promise<Map<number, Candidate[]>> {
  return wanted.length === 0 ? new Map() : byLine(await candidatesFor(snapshot, wanted, candidateLimit));
}

type Place = Pick<Wanted, 'postcode' | 'straat' | 'woonplaats'>;

function wantedOf(line: number, { huisnummer, suffix }: ParsedAddress, places: readonly Place[]): Wanted[] {
  // Written out: a spread takes several times as long, for each of ten thousands of lines.
  return places.map(({ postcode, straat, woonplaats }) => ({
    line,
    postcode,
    straat,
    woonplaats,
    huisnummer,
    suffix,
  }));
}

/** A postcode decides; without one, the streets of that name. */
function placesOf({ postcode, street, place }: ParsedAddress, index: StreetIndex): Place[] {
  if (postcode) return [{ postcode, straat: null, woonplaats: null }];
  return index.named(street ?? '', place).map(toPlace);
}

/** For lines that found nothing: the street with another postcode, or streets of nearly that name. */
function placesNearby({ street, place }: ParsedAddress, index: StreetIndex): Place[] {
  return street ? index.similar(street, place, similarStreets).map(toPlace) : [];
}

function toPlace({ straat, woonplaats }: { straat: string; woonplaats: string }): Place {
  return { postcode: null, straat, woonplaats };
}

function byLine<Row extends { line: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const sameLine = grouped.get(row.line);
    if (sameLine) sameLine.push(row);
    else grouped.set(row.line, [row]);
  }
  return grouped;
}

function isOnStreet(line: ParsedLine | undefined, straat: string): boolean {
  if (line?.kind !== 'address' || !line.street || line.street === straat) return true;
  const typed = compact(line.street);
  const own = compact(straat);
  const limit = forgivenEdits(typed.length);
  return typed === own || editDistance(typed, own, limit) <= limit;
}

function judgeId(object: Addressed | undefined): Verdict {
  return object ? { outcome: 'matched', object } : { outcome: 'not-found' };
}

function judgeAddress(
  line: ParsedAddress,
  fitting: readonly Fitting[],
  streets: readonly { straat: string }[],
  candidates: readonly Candidate[],
): Verdict {
  const [object] = fitting;
  if (object && fitting.length === 1) return { outcome: 'matched', object };
  if (object) {
    const ids = new Set(fitting.map(({ objectId }) => objectId));
    return { outcome: 'ambiguous', candidates: candidates.filter(({ objectId }) => ids.has(objectId)) };
  }
  if (!streets.some(({ straat }) => isOnStreet(line, straat))) return { outcome: 'not-found', candidates };
  const onStreet = candidates.filter(({ straat }) => isOnStreet(line, straat));
  return { outcome: line.suffix ? 'not-found' : 'ambiguous', candidates: onStreet };
}

function toResult({ line, text }: BatchLine, verdict: Verdict = unreadable): LineResult {
  const { outcome, object, candidates = [] } = verdict;
  return {
    line,
    text,
    outcome,
    objectId: object?.objectId ?? null,
    address: object ? fullAddress(object) : null,
    candidates: candidates.map(toSuggestion),
  };
}
