import {
  type OperatingCostParams,
  rangeOfSums,
  type Valuation,
  type ValuationListItem,
  type ValuationStatus,
} from '@kavel/contracts';
import type { ReferenceSettings } from '@kavel/contracts/valuations';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { requireEditable } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { selectMembers } from './valuation-units';

/** Editable fields of a valuation; missing ones stay. */
export interface ValuationChanges {
  name?: string;
  valueDate?: string;
  operatingCostParams?: OperatingCostParams;
  status?: ValuationStatus;
}

export interface NewValuation {
  portfolioId: string;
  name: string;
  valueDate: string;
  operatingCostParams: OperatingCostParams;
  /** Defaults when missing. */
  referenceSettings?: ReferenceSettings;
}

/** A valuation without its units: sufficient to decide whether and how it may change. */
export type ValuationHead = Omit<Valuation, 'unitIds'> & {
  portfolioName: string;
  referenceRevision: number;
  referenceSettings: ReferenceSettings;
};

/** Valuations of portfolios that are not deleted, last changed first. */
export async function listValuations(
  scope: OrganisationScope,
  { portfolioId, status }: { portfolioId?: string | undefined; status?: ValuationStatus } = {},
): Promise<ValuationListItem[]> {
  const rows = await selectHeads(scope)
    .$if(portfolioId !== undefined, query => query.where('valuation.portfolio_id', '=', portfolioId ?? ''))
    .$if(status !== undefined, query => query.where('valuation.status', '=', status ?? 'draft'))
    .leftJoin(sumByValuation(scope, portfolioId).as('sums'), join =>
      join.onRef('sums.valuation_id', '=', 'valuation.id'),
    )
    .select(eb => [
      'sums.unit_count',
      'sums.total_value',
      'sums.model_total',
      'sums.down',
      'sums.down_squares',
      'sums.up',
      'sums.up_squares',
      eb
        .selectFrom('valuation_event as made')
        .select('made.user_name')
        .whereRef('made.organisation_id', '=', 'valuation.organisation_id')
        .whereRef('made.valuation_id', '=', 'valuation.id')
        .where('made.from_status', 'is', null)
        .orderBy('made.id')
        .limit(1)
        .as('owner_name'),
    ])
    .orderBy('valuation.updated_at', 'desc')
    .orderBy('valuation.name')
    .execute();
  return rows.map(row => {
    const { operatingCostParams: _, referenceRevision: __, referenceSettings: ___, ...head } = toHead(row);
    return {
      ...head,
      unitCount: row.unit_count ?? 0,
      totalValue: row.total_value,
      ...rangeOf(row),
      ownerName: row.owner_name,
    };
  });
}

/** Throws `not-found` for an id that is unknown, deleted, of a deleted portfolio or of another organisation. */
export async function getHead(scope: OrganisationScope, id: string): Promise<ValuationHead> {
  const row = await selectHeads(scope).where('valuation.id', '=', id).executeTakeFirst();
  return toHead(row ?? valuationNotFound());
}

/**
 * As `getHead`, and locks the valuation until commit. Throws `forbidden` and `portfolio-archived` when its portfolio
 * cannot be edited.
 */
export async function lockHead(scope: OrganisationScope, id: string): Promise<ValuationHead> {
  const { portfolioId } = await getHead(scope, id);
  await requireEditable(scope, portfolioId);
  const row = await selectHeads(scope)
    .where('valuation.id', '=', id)
    .forUpdate('valuation')
    .executeTakeFirst();
  return toHead(row ?? valuationNotFound());
}

export async function createValuation(
  { trx, organisationId }: OrganisationScope,
  valuation: NewValuation,
): Promise<string> {
  const { id } = await trx
    .insertInto('valuation')
    .values({
      organisation_id: organisationId,
      portfolio_id: valuation.portfolioId,
      name: valuation.name,
      value_date: valuation.valueDate,
      operating_cost_params: JSON.stringify(valuation.operatingCostParams),
      reference_settings: JSON.stringify(valuation.referenceSettings ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the changes and raises the revision. */
export async function changeValuation(
  scope: OrganisationScope,
  id: string,
  changes: ValuationChanges,
): Promise<void> {
  const { name, valueDate, operatingCostParams, status } = changes;
  await updateValuation(scope, id)
    .set(eb => ({
      revision: eb('revision', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name === undefined ? {} : { name }),
      ...(valueDate === undefined ? {} : { value_date: valueDate }),
      ...(status === undefined ? {} : { status }),
      ...(operatingCostParams === undefined
        ? {}
        : { operating_cost_params: JSON.stringify(operatingCostParams) }),
    }))
    .execute();
}

/** Marks a valuation as changed when only its parts changed; its own revision stays. */
export async function touchValuation(scope: OrganisationScope, id: string): Promise<void> {
  await updateValuation(scope, id).set({ updated_at: sql`now()` }).execute();
}

/** Reference settings by bucket; they have a revision of their own. */
export async function changeReferenceSettings(
  scope: OrganisationScope,
  id: string,
  settings: ReferenceSettings,
): Promise<void> {
  await updateValuation(scope, id)
    .set({ reference_settings: JSON.stringify(settings) })
    .execute();
}

/** Returns the new revision of the references. */
export async function raiseReferenceRevision(scope: OrganisationScope, id: string): Promise<number> {
  const { reference_revision } = await updateValuation(scope, id)
    .set(eb => ({ reference_revision: eb('reference_revision', '+', 1), updated_at: sql<Date>`now()` }))
    .returning('reference_revision')
    .executeTakeFirstOrThrow();
  return reference_revision;
}

export async function deleteValuation(scope: OrganisationScope, id: string): Promise<void> {
  await updateValuation(scope, id).set({ deleted_at: sql`now()` }).execute();
}

/** Undoes a deletion; no-op for a valuation that is not deleted. */
export async function restoreValuation(scope: OrganisationScope, id: string): Promise<void> {
  await updateValuation(scope, id).set({ deleted_at: null }).execute();
}

/** Filters by portfolio itself: PostgreSQL sums before the join, and would sum the units of all valuations. */
function sumByValuation(scope: OrganisationScope, portfolioId: string | undefined) {
  return selectMembers(scope)
    .$if(portfolioId !== undefined, query => query.where('valuation.portfolio_id', '=', portfolioId ?? ''))
    .leftJoin('valuation_result as stored', join =>
      join
        .onRef('stored.organisation_id', '=', 'member.organisation_id')
        .onRef('stored.valuation_id', '=', 'member.valuation_id')
        .onRef('stored.unit_id', '=', 'member.unit_id'),
    )
    .groupBy('member.valuation_id')
    .select(eb => [
      'member.valuation_id',
      sql<number>`count(*)::int`.as('unit_count'),
      eb.fn.sum<number | null>('stored.value').as('total_value'),
      eb.fn.sum<number | null>('stored.model_value').as('model_total'),
      sql<number | null>`sum(stored.model_value - stored.low68)`.as('down'),
      sql<number | null>`sum((stored.model_value - stored.low68) ^ 2)`.as('down_squares'),
      sql<number | null>`sum(stored.high68 - stored.model_value)`.as('up'),
      sql<number | null>`sum((stored.high68 - stored.model_value) ^ 2)`.as('up_squares'),
    ]);
}

/** Sums over the values of a valuation, for the range of its total. Nulls while no unit has a value. */
export interface RangeSums {
  model_total: number | null;
  down: number | null;
  down_squares: number | null;
  up: number | null;
  up_squares: number | null;
}

/** The range of the model's total; nulls while no unit has a value. */
export function rangeOf(sums: RangeSums): { low68: number | null; high68: number | null } {
  const { model_total: value, down, down_squares: downSquares, up, up_squares: upSquares } = sums;
  if (value === null || down === null || downSquares === null || up === null || upSquares === null)
    return { low68: null, high68: null };
  const { low68, high68 } = rangeOfSums({ value, down, downSquares, up, upSquares });
  return { low68, high68 };
}

function selectHeads({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('valuation')
    .innerJoin('portfolio', join =>
      join
        .onRef('portfolio.organisation_id', '=', 'valuation.organisation_id')
        .onRef('portfolio.id', '=', 'valuation.portfolio_id')
        .on('portfolio.deleted_at', 'is', null),
    )
    .where('valuation.organisation_id', '=', organisationId)
    .where('valuation.deleted_at', 'is', null)
    .select([
      'valuation.id',
      'valuation.portfolio_id',
      'portfolio.name as portfolio_name',
      'valuation.name',
      'valuation.status',
      sql<string>`valuation.value_date::text`.as('value_date'),
      'valuation.operating_cost_params',
      'valuation.revision',
      'valuation.reference_revision',
      'valuation.reference_settings',
      'valuation.created_at',
      'valuation.updated_at',
    ]);
}

/** The valuation for a response. */
export function toValuation(head: ValuationHead, unitIds: string[]): Valuation {
  const { portfolioName: _, referenceRevision: __, referenceSettings: ___, ...valuation } = head;
  return { ...valuation, unitIds };
}

type HeadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectHeads>['executeTakeFirst']>>>;

function toHead(row: HeadRow): ValuationHead {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    portfolioId: row.portfolio_id,
    portfolioName: row.portfolio_name,
    operatingCostParams: row.operating_cost_params,
    valueDate: row.value_date,
    revision: row.revision,
    referenceRevision: row.reference_revision,
    referenceSettings: row.reference_settings,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function updateValuation({ trx, organisationId }: OrganisationScope, id: string) {
  return trx.updateTable('valuation').where('organisation_id', '=', organisationId).where('id', '=', id);
}

function valuationNotFound(): never {
  throw new ServiceError('not-found', 'This valuation does not exist');
}
