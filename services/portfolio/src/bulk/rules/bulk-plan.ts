import { createHash } from 'node:crypto';
import type { AddressObjectData, LineOutcome, LineResult } from '@kavel/contracts';
import {
  type BadFact,
  type BadOwn,
  type BulkFacts,
  type BulkLine,
  type BulkOutcome,
  bulkOutcomes,
  type FactChange,
  type OwnChange,
  readFacts,
  readOwn,
} from '@kavel/contracts/bulk';
import type { OwnColumn, OwnValue } from '@kavel/contracts/units';
import { factChanges, ownChanges } from './bulk-updates';

/** A stored line with its outcome. `matched` means that it is to be stored as a unit. */
export interface BulkRow {
  line: number;
  text: string;
  outcome: BulkOutcome;
  objectId?: string | undefined;
  address?: string | undefined;
  /** The earlier line with the same object. */
  firstLine?: number | undefined;
  facts?: BulkFacts | undefined;
  badFacts?: readonly BadFact[] | undefined;
  /** For an object that the portfolio has: the changes of its facts. */
  changes?: readonly FactChange[] | undefined;
  /** Values of own columns by id, what is wrong with others, and what they change. */
  own?: Record<string, OwnValue> | undefined;
  badOwn?: readonly BadOwn[] | undefined;
  ownChanges?: readonly OwnChange[] | undefined;
}

export type BulkCounts = Record<BulkOutcome, number>;

/** A part of a list, ready to be stored. */
export interface PlannedPart {
  hash: string;
  rows: BulkRow[];
  /** One line for each object to add: its id, then its facts as JSON. */
  staged: string;
  objectIds: string[];
  objectLines: number[];
  counts: BulkCounts;
  /** Lines with changes. */
  differing: number;
  /** Whether lines have values of own columns. */
  hasOwn: boolean;
}

/** Lines as the catalogue matched them, and the facts of a new unit as JSON by object. */
export interface MatchedLines {
  results: readonly LineResult[];
  json: ReadonlyMap<string, string>;
}

/** What the portfolio knows of a unit. */
export interface KnownUnit {
  facts: AddressObjectData;
  /** By the id of the own column. */
  own: Record<string, OwnValue>;
}

/**
 * Overlaps of a part: objects the portfolio has, with what is known of them when the part also tells something, and
 * objects of earlier parts with their line.
 */
export interface Standing {
  present: ReadonlySet<string>;
  known: ReadonlyMap<string, KnownUnit>;
  earlier: ReadonlyMap<string, number>;
}

export const nothingStanding: Standing = { present: new Set(), known: new Map(), earlier: new Map() };

export function hashOf(lines: readonly BulkLine[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64');
}

/** Objects that lines were matched to. */
export function matchedObjects(matches: readonly LineResult[]): string[] {
  return matches.flatMap(match => (match.objectId === null ? [] : [match.objectId]));
}

/** Decides for each line whether it may be stored. */
export function planPart(
  lines: readonly BulkLine[],
  { results, json }: MatchedLines,
  { present, known, earlier }: Standing,
  columns: readonly OwnColumn[] = [],
): Omit<PlannedPart, 'hash'> {
  const seen = new Map(earlier);
  const rows: BulkRow[] = [];
  const staged: string[] = [];
  const objectIds: string[] = [];
  const objectLines: number[] = [];
  for (const [at, { line, text, facts: written, own: writtenOwn }] of lines.entries()) {
    const { outcome, objectId, address } = results[at] ?? unmatched;
    const { facts, bad } = written ? readFacts(written) : noFacts;
    const { own, bad: badOwn } = writtenOwn ? readOwn(writtenOwn, columns) : noOwn;
    const wrong = bad.length + badOwn.length > 0;
    const row: BulkRow = { line, text, outcome };
    if (objectId !== null) row.objectId = objectId;
    if (address !== null) row.address = address;
    if (hasAny(facts)) row.facts = facts;
    if (writtenOwn && Object.keys(own).length > 0) row.own = own;
    rows.push(row);
    if (outcome !== 'matched' || objectId === null) continue;
    const firstLine = seen.get(objectId);
    const objectJson = json.get(objectId);
    if (firstLine !== undefined) Object.assign(row, { outcome: 'repeated-line', firstLine });
    else if (present.has(objectId)) {
      row.outcome = 'already-in-portfolio';
      const current = known.get(objectId);
      if (wrong) Object.assign(row, { badFacts: bad, badOwn });
      else if (current !== undefined) {
        row.changes = factChanges(current.facts, facts);
        if (row.own) row.ownChanges = ownChanges(current.own, own, columns);
      }
    } else if (wrong) Object.assign(row, { outcome: 'invalid-facts', badFacts: bad, badOwn });
    else if (objectJson === undefined) row.outcome = 'not-found';
    else {
      seen.set(objectId, line);
      staged.push(stagedLine(objectId, objectJson, facts));
      objectIds.push(objectId);
      objectLines.push(line);
    }
  }
  const differing = rows.filter(isDiffering).length;
  const hasOwn = rows.some(row => row.own !== undefined);
  return {
    rows,
    staged: staged.join('\n'),
    objectIds,
    objectLines,
    counts: countRows(rows),
    differing,
    hasOwn,
  };
}

/** Whether what a line tells differs from the portfolio. */
export function isDiffering({ changes = [], ownChanges = [] }: BulkRow): boolean {
  return changes.length + ownChanges.length > 0;
}

/** Objects of lines that tell more than an address; only for those it is needed what the portfolio knows. */
export function objectsWithFacts(lines: readonly BulkLine[], matches: readonly LineResult[]): string[] {
  return matches.flatMap(({ objectId }, at) =>
    objectId === null || (lines[at]?.facts ?? lines[at]?.own) === undefined ? [] : [objectId],
  );
}

const unmatched: { outcome: LineOutcome; objectId: null; address: null } = {
  outcome: 'unreadable',
  objectId: null,
  address: null,
};
const noFacts: ReturnType<typeof readFacts> = { facts: {}, bad: [] };
const noOwn: ReturnType<typeof readOwn> = { own: {}, bad: [] };

/** Most lines have no own facts: then the JSON text, with an empty lease, is not parsed. */
export function stagedLine(objectId: string, json: string, facts: BulkFacts): string {
  if (!hasAny(facts)) return objectId + json;
  const whole: AddressObjectData = { ...JSON.parse(json), ...facts };
  return objectId + JSON.stringify(whole);
}

function hasAny(facts: BulkFacts): boolean {
  return facts !== noFacts.facts && Object.keys(facts).length > 0;
}

export function countRows(rows: readonly BulkRow[]): BulkCounts {
  const counts = noCounts();
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

export function noCounts(): BulkCounts {
  return Object.fromEntries(bulkOutcomes.map(outcome => [outcome, 0])) as BulkCounts;
}

/** Counts after a part was stored: missing objects had been added by others in the meantime. */
export function countsStored(counts: BulkCounts, missing: number): BulkCounts {
  return {
    ...counts,
    matched: 0,
    added: counts.added + counts.matched - missing,
    'already-in-portfolio': counts['already-in-portfolio'] + missing,
  };
}

/** Rows of a stored part whose objects already were in the portfolio. */
export function rowsStored(rows: readonly BulkRow[], missing: ReadonlySet<string>): BulkRow[] {
  return rows.map(row =>
    row.outcome === 'matched' && row.objectId !== undefined && missing.has(row.objectId)
      ? { ...row, outcome: 'already-in-portfolio' }
      : row,
  );
}

/** Outcome in a response: in a stored part `matched` becomes added. */
export function outcomeOf(row: BulkRow, stored: boolean): BulkOutcome {
  return stored && row.outcome === 'matched' ? 'added' : row.outcome;
}
