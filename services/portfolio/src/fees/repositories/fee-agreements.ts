import type { FeeAgreement, FeeMove, FeeTerms } from '@kavel/contracts/fees';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { getService } from '../../services/repositories/services';

/** Agreements to which the organisation is a party, last changed first. */
export async function listFeeAgreements(scope: OrganisationScope): Promise<FeeAgreement[]> {
  const rows = await selectAgreements(scope).orderBy('updated_at', 'desc').orderBy('id').execute();
  return rows.map(row => toAgreement(scope, row));
}

/** Throws `not-found` for an id that is unknown, of others, or of a draft of the other party. */
export async function getFeeAgreement(scope: OrganisationScope, id: string): Promise<FeeAgreement> {
  const row = await selectAgreements(scope).where('id', '=', id).executeTakeFirst();
  return toAgreement(scope, row ?? agreementNotFound());
}

/** As `getFeeAgreement`, locked until commit. */
export async function lockFeeAgreement(scope: OrganisationScope, id: string): Promise<FeeAgreement> {
  const row = await selectAgreements(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  return toAgreement(scope, row ?? agreementNotFound());
}

/** Throws `not-found` for a service that does not exist. */
export async function createFeeAgreement(
  scope: OrganisationScope,
  terms: FeeTerms,
  proposerName: string,
): Promise<FeeAgreement> {
  const { id } = await scope.trx
    .insertInto('fee_agreement')
    .values({
      organisation_id: scope.organisationId,
      proposer_name: proposerName,
      ...(await columnsOf(scope, terms)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getFeeAgreement(scope, id);
}

/** Throws `not-found` for a service that does not exist. */
export async function changeTerms(
  scope: OrganisationScope,
  id: string,
  terms: FeeTerms,
  proposerName: string,
): Promise<FeeAgreement> {
  await updateAgreement(scope, id)
    .set({ proposer_name: proposerName, ...(await columnsOf(scope, terms)) })
    .execute();
  return getFeeAgreement(scope, id);
}

/** Moves an agreement that was locked and checked. `otherName`: current name of the other party. */
export async function moveFeeAgreement(
  scope: OrganisationScope,
  id: string,
  move: FeeMove,
  otherName: string | undefined,
): Promise<FeeAgreement> {
  await updateAgreement(scope, id)
    .set({
      status: move.to,
      ...(move.to === 'ended' ? { ended_from: move.endedFrom } : {}),
      ...(otherName === undefined ? {} : { other_name: otherName }),
    })
    .execute();
  return getFeeAgreement(scope, id);
}

/** Deletes a draft that was locked and checked. */
export async function deleteFeeAgreement(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<void> {
  await trx
    .deleteFrom('fee_agreement')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

async function columnsOf(scope: OrganisationScope, terms: FeeTerms) {
  const service = await getService(scope, terms.serviceId);
  return {
    other_id: terms.otherId,
    other_name: terms.otherName,
    service_id: service.id,
    service_name: service.name,
    proposer_share: terms.proposerShare,
    other_share: terms.otherShare,
    from_date: terms.from,
    until_date: terms.until,
  };
}

function selectAgreements({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('fee_agreement')
    .where(eb =>
      eb.or([
        eb('organisation_id', '=', organisationId),
        eb.and([eb('other_id', '=', organisationId), eb('status', '<>', 'draft')]),
      ]),
    )
    .select([
      'organisation_id',
      'id',
      'revision',
      'status',
      'proposer_name',
      'other_id',
      'other_name',
      'service_id',
      'service_name',
      'proposer_share',
      'other_share',
      sql<string>`from_date::text`.as('from'),
      sql<string | null>`until_date::text`.as('until'),
      sql<string | null>`ended_from::text`.as('ended'),
      'updated_at',
    ]);
}

function updateAgreement({ trx }: OrganisationScope, id: string) {
  return trx
    .updateTable('fee_agreement')
    .where('id', '=', id)
    .set(eb => ({ revision: eb('revision', '+', 1), updated_at: sql`now()` }));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAgreements>['execute']>>[number];

function toAgreement({ organisationId }: OrganisationScope, row: Row): FeeAgreement {
  return {
    id: row.id,
    revision: row.revision,
    status: row.status,
    own: row.organisation_id === organisationId ? 'proposer' : 'other',
    proposer: { organisationId: row.organisation_id, name: row.proposer_name, share: row.proposer_share },
    other: { organisationId: row.other_id, name: row.other_name, share: row.other_share },
    service: { id: row.service_id, name: row.service_name },
    from: row.from,
    until: row.until,
    endedFrom: row.ended,
    updatedAt: row.updated_at.toISOString(),
  };
}

function agreementNotFound(): never {
  throw new ServiceError('not-found', 'This agreement does not exist');
}
