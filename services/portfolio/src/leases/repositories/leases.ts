import type { Lease, LeaseContent } from '@kavel/contracts/leases';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { isUniqueViolation } from '../../repositories/unique-violation';

/** A lease as it is kept, without its tenant. */
export interface KeptLease {
  id: string;
  portfolioId: string;
  unitId: string;
  content: LeaseContent;
  indexedOn: string | null;
  revision: number;
}

function selectLeases({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('lease')
    .select([
      'lease.id',
      'lease.portfolio_id as portfolioId',
      'lease.unit_id as unitId',
      'lease.content',
      sql<string | null>`lease.indexed_on::text`.as('indexedOn'),
      'lease.revision',
    ])
    .where('lease.organisation_id', '=', organisationId);
}

/** Leases of a portfolio, of units that are in it, in the order in which they were kept. */
export function listLeases(scope: OrganisationScope, portfolioId: string): Promise<KeptLease[]> {
  return selectLeases(scope)
    .where('lease.portfolio_id', '=', portfolioId)
    .where('lease.deleted_at', 'is', null)
    .orderBy('lease.created_at')
    .orderBy('lease.id')
    .execute();
}

/**
 * Leases of these units. By an array: just after an import PostgreSQL knows nothing of the size of the table, and would
 * scan it once for each of many ids in a subquery.
 */
export function leasesOfUnits(
  scope: OrganisationScope,
  portfolioId: string,
  unitIds: readonly string[],
): Promise<KeptLease[]> {
  return selectLeases(scope)
    .where('lease.portfolio_id', '=', portfolioId)
    .where('lease.deleted_at', 'is', null)
    .where('lease.unit_id', '=', sql<string>`any (${unitIds}::uuid[])`)
    .orderBy('lease.created_at')
    .orderBy('lease.id')
    .execute();
}

/** Throws `not-found`; `removed` finds only leases that were removed by hand. */
export async function getLease(
  scope: OrganisationScope,
  id: string,
  { removed = false }: { removed?: boolean } = {},
): Promise<KeptLease> {
  const row = await selectLeases(scope)
    .where('lease.id', '=', id)
    .where('lease.deleted_at', removed ? 'is not' : 'is', null)
    .where('lease.replaced_by', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ServiceError('not-found', 'This lease does not exist');
  return row;
}

export interface NewLease {
  id: string;
  unitId: string;
  content: LeaseContent;
}

/** Throws `name-taken` when the portfolio has the contract number of one of them. */
export function insertLeases(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  leases: readonly NewLease[],
  deliveryId: string | null = null,
): Promise<void> {
  return refusingTakenReference(async () => {
    await sql`
      insert into portfolio.lease (organisation_id, portfolio_id, delivery_id, id, unit_id, content)
      select ${organisationId}::uuid, ${portfolioId}::uuid, ${deliveryId}::uuid, id, "unitId", content
      from ${jsonRows(leases)} as line (id uuid, "unitId" uuid, content jsonb)`.execute(trx);
  });
}

/** Throws `revision-behind`, `name-taken`. */
export async function saveLease(
  { trx, organisationId }: OrganisationScope,
  id: string,
  { content, revision }: Pick<Lease, 'revision'> & { content: LeaseContent },
): Promise<void> {
  const saved = await refusingTakenReference(() =>
    trx
      .updateTable('lease')
      .set({ content: JSON.stringify(content), updated_at: sql`now()`, revision: sql`revision + 1` })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  if (saved.numUpdatedRows === 0n)
    throw new ServiceError(
      'revision-behind',
      'Somebody else changed this lease meanwhile. Look at it again.',
    );
}

/** Removes leases, or brings them back. Throws `name-taken` when a contract number was given out since. */
export function markLeases(
  { trx, organisationId }: OrganisationScope,
  ids: readonly string[],
  mark: { removed: boolean },
): Promise<void> {
  return refusingTakenReference(async () => {
    await trx
      .updateTable('lease')
      .set({
        deleted_at: mark.removed ? sql`now()` : null,
        ...(mark.removed ? {} : { replaced_by: null }),
        updated_at: sql`now()`,
      })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', sql<string>`any (${ids}::uuid[])`)
      .execute();
  });
}

/** Marks leases as replaced by others. */
export async function replaceLeases(
  { trx, organisationId }: OrganisationScope,
  replaced: readonly { id: string; by: string }[],
): Promise<void> {
  if (replaced.length === 0) return;
  await sql`
    update portfolio.lease set deleted_at = now(), updated_at = now(), replaced_by = line.by
    from ${jsonRows(replaced)} as line (id uuid, by uuid)
    where lease.organisation_id = ${organisationId} and lease.id = line.id`.execute(trx);
}

export interface DeliveredLease {
  id: string;
  unitId: string;
  /** Nobody changed, removed or replaced it since. */
  isAsDelivered: boolean;
  /** The lease whose place it took. */
  replaces: string | null;
}

/** Leases of a delivery, also those that others replaced, but those that were removed by hand. */
export async function leasesOfDelivery(
  { trx, organisationId }: OrganisationScope,
  deliveryId: string,
): Promise<DeliveredLease[]> {
  const delivered = await trx
    .selectFrom('lease')
    .select(['id', 'unit_id', 'revision', 'deleted_at'])
    .where('organisation_id', '=', organisationId)
    .where('delivery_id', '=', deliveryId)
    .where(eb => eb.or([eb('deleted_at', 'is', null), eb('replaced_by', 'is not', null)]))
    .execute();
  const before = await trx
    .selectFrom('lease')
    .select(['id', 'replaced_by'])
    .where('organisation_id', '=', organisationId)
    .where('replaced_by', '=', sql<string>`any (${delivered.map(({ id }) => id)}::uuid[])`)
    .execute();
  const replacedBy = new Map(before.map(lease => [lease.replaced_by, lease.id]));
  return delivered.map(({ id, unit_id: unitId, revision, deleted_at }) => ({
    id,
    unitId,
    isAsDelivered: revision === 1 && deleted_at === null,
    replaces: replacedBy.get(id) ?? null,
  }));
}

/** Leases that a delivery of a whole rent roll removed. */
export async function leasesRemovedBy(
  { trx, organisationId }: OrganisationScope,
  deliveryId: string,
): Promise<Pick<KeptLease, 'id' | 'unitId'>[]> {
  return trx
    .selectFrom('lease')
    .select(['id', 'unit_id as unitId'])
    .where('organisation_id', '=', organisationId)
    .where('replaced_by', '=', deliveryId)
    .execute();
}

async function refusingTakenReference<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ServiceError('name-taken', 'This portfolio has a lease with this contract number already');
  }
}
