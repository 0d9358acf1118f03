import { type AddressSuggestion, catalogueApi, fullAddress } from '@kavel/contracts';
import { type BulkLineResult, type BulkOutcome, bulkApi, bulkOutcomes } from '@kavel/contracts/bulk';
import { type Caller, route, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { touchPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { changeOwnValues } from '../../units/repositories/own-values';
import { recordUnitEvents } from '../../units/repositories/unit-events';
import { insertUnits } from '../../units/repositories/units';
import { findObject } from '../../units/routes/find-object';
import { toAddressObjectData } from '../../units/rules/new-unit';
import { type BulkHead, getHead, lockEditableHead } from '../repositories/bulk-jobs';
import {
  partOfLine,
  presentObjects,
  readPart,
  repeatedObjects,
  type StoredPart,
  settleInPart,
} from '../repositories/bulk-parts';
import { type PagedRow, readPageEnd, rowsAfter } from '../rules/bulk-page';
import { countRows, stagedLine } from '../rules/bulk-plan';
import type { BulkContext } from './bulk-context';

/** The lines of a list with their outcome, and resolving those in doubt. */
export function bulkLineRoutes(app: FastifyInstance, { store, realEstateData }: BulkContext): void {
  route(app, bulkApi.listBulkLines, async ({ caller, params, query }) => {
    const outcomes = query.outcome === 'problems' ? problemOutcomes : [query.outcome ?? []].flat();
    const { rows, next } = await store.inOrganisation(caller, async scope => {
      await getHead(scope, params.id);
      return readPage(scope, params.id, query.after, query.limit, outcomes);
    });
    const candidates = await candidatesOf(realEstateData, caller, rows);
    return { lines: rows.map(row => toResult(row, candidates.get(row.row.line))), next };
  });

  route(app, bulkApi.settleBulkLine, async ({ caller, params, body }) => {
    const object = await findObject(realEstateData, body.objectId, caller);
    return store.inOrganisation(caller, async scope => {
      const head = await lockEditableHead(scope, params.id);
      const part = await partOfLine(scope, head.id, params.line);
      const row = part?.rows.find(({ line }) => line === params.line);
      if (!part || !row) throw new ServiceError('not-found', `This list has no line ${params.line}`);
      checkOpen(head, part, row.outcome);
      await touchPortfolio(scope, head.portfolio_id);
      await refuseKnown(scope, head, object.objectId);
      const data = toAddressObjectData(object);
      Object.assign(row, { outcome: 'matched', objectId: object.objectId, address: fullAddress(object) });
      const staged = { objectId: object.objectId, line: params.line, text: null as string | null };
      if (part.stored) {
        const unit = { objectId: object.objectId, addressObjectData: { ...data, ...row.facts } };
        const [added] = await insertUnits(scope, head.portfolio_id, [unit]);
        if (added && row.own) {
          await changeOwnValues(scope, head.portfolio_id, new Map([[added.id, row.own]]));
        }
        if (added?.returned) await recordUnitEvents(scope, caller, [{ unitId: added.id, kind: 'returned' }]);
      } else staged.text = stagedLine(object.objectId, JSON.stringify(data), row.facts ?? {});
      const counts = countRows(part.rows);
      if (part.stored) Object.assign(counts, { matched: 0, added: counts.added + counts.matched });
      await settleInPart(scope, head.id, { ...part, counts }, staged);
      return toResult({ row, outcome: part.stored ? 'added' : 'matched' }, undefined);
    });
  });
}

async function readPage(
  scope: OrganisationScope,
  jobId: string,
  after: string | undefined,
  limit: number,
  outcomes: readonly BulkOutcome[],
): Promise<{ rows: PagedRow[]; next: string | null }> {
  const end = readPageEnd(after);
  const rows: PagedRow[] = [];
  for (let from = end.part; ; ) {
    const part = await readPart(scope, jobId, from, outcomes);
    if (part === null) return { rows, next: null };
    rows.push(...rowsAfter(part, end, outcomes));
    if (rows.length > limit) rows.length = limit;
    const last = rows.at(-1);
    if (rows.length === limit && last) return { rows, next: `${part.part}:${last.row.line}` };
    from = part.part + 1;
  }
}

/** Candidates of a line are requested again from the matcher. */
async function candidatesOf(
  realEstateData: ServiceClient,
  caller: Caller,
  rows: readonly PagedRow[],
): Promise<Map<number, AddressSuggestion[]>> {
  const open = rows.filter(({ outcome }) => outcome === 'ambiguous' || outcome === 'not-found');
  if (open.length === 0) return new Map();
  const lines = open.map(({ row: { line, text } }) => ({ line, text }));
  const matches = await realEstateData.call(catalogueApi.matchAddresses, { body: { lines } }, caller);
  return new Map(matches.map(({ line, candidates }) => [line, candidates]));
}

function toResult({ row, outcome }: PagedRow, candidates: AddressSuggestion[] = []): BulkLineResult {
  const { line, text, objectId = null, address = null, firstLine = null } = row;
  const { badFacts = [], changes = [], badOwn, ownChanges } = row;
  return {
    ...{ line, text, outcome, objectId, address, firstLine, candidates },
    ...{ badFacts: [...badFacts], changes: [...changes] },
    ...(badOwn ? { badOwn: [...badOwn] } : {}),
    ...(ownChanges ? { ownChanges: [...ownChanges] } : {}),
  };
}

/** Outcomes of lines that are not stored. */
const problemOutcomes = bulkOutcomes.filter(outcome => outcome !== 'added' && outcome !== 'matched');

const settled: readonly BulkOutcome[] = ['matched', 'added', 'already-in-portfolio', 'repeated-line'];

/** Throws `conflict` for a line that needs no resolving, or a list that is running or was stopped. */
function checkOpen({ state }: BulkHead, part: StoredPart, outcome: BulkOutcome): void {
  if (state === 'running' || state === 'cancelled' || state === 'failed') {
    throw new ServiceError('conflict', `This list is ${state}: its lines cannot be settled now`, { state });
  }
  if (settled.includes(outcome)) {
    throw new ServiceError('conflict', 'This line has been settled', { stored: part.stored });
  }
}

/** Throws `already-in-portfolio`, also when another line of the list has the object. */
async function refuseKnown(scope: OrganisationScope, head: BulkHead, objectId: string): Promise<void> {
  const present = await presentObjects(scope, head.portfolio_id, [objectId]);
  const listed = head.state === 'done' ? new Map() : await repeatedObjects(scope, head.id, [objectId]);
  if (present.size + listed.size === 0) return;
  throw new ServiceError('already-in-portfolio', 'This address is already in the portfolio or in the list', {
    firstLine: listed.get(objectId) ?? null,
  });
}
