import type { AddressObjectData } from '@kavel/contracts';
import type { LeaseTerms } from '@kavel/contracts/leases';
import type { LeaseFacts } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { recordUnitEvents } from '../../units/repositories/unit-events';
import { type FollowedUnit, followLeases } from '../rules/follow-leases';
import { leasesOfUnits } from './leases';

type StoredFacts = Pick<AddressObjectData, 'annualRent' | 'leaseEnd' | 'leaseBreak' | 'leases'>;

export interface UnitsToFollow {
  portfolioId: string;
  unitIds: readonly string[];
  today: string;
  /** All leases that these units have now, where the caller knows them. */
  leases?: readonly { unitId: string; content: LeaseTerms }[];
}

/**
 * Makes rent, end and break of these units follow their leases that run on a day, and keeps the terms with the facts;
 * recorded in the history of each unit. A unit whose last lease went gets back what its owner had given.
 */
export async function updateUnitFacts(
  scope: OrganisationScope,
  caller: Pick<Caller, 'actorId' | 'actorName' | 'userId' | 'userName'>,
  { portfolioId, unitIds, today, leases }: UnitsToFollow,
): Promise<void> {
  if (unitIds.length === 0) return;
  const [stored, kept] = await Promise.all([
    readFacts(scope, unitIds),
    leases ?? leasesOfUnits(scope, portfolioId, unitIds),
    keepFactsBefore(scope, portfolioId, unitIds),
  ]);
  const termsOf = Map.groupBy(kept, ({ unitId }) => unitId);
  const before = await readFactsBefore(
    scope,
    unitIds.filter(id => !termsOf.has(id)),
  );
  const changed = [...stored].flatMap(([id, facts]) => {
    const terms = termsOf.get(id)?.map(({ content }) => content) ?? [];
    return followLeases({ id, facts, before: before.get(id) ?? null }, terms, today) ?? [];
  });
  await saveFacts(scope, changed);
  await forgetFactsBefore(
    scope,
    changed.filter(({ leases: kept }) => kept === null).map(({ id }) => id),
  );
  await recordUnitEvents(
    scope,
    caller,
    changed.flatMap(({ id, changes }) =>
      Object.keys(changes).length === 0 ? [] : [{ unitId: id, kind: 'changed' as const, changes }],
    ),
  );
}

const factKeys = ['annualRent', 'leaseEnd', 'leaseBreak'] as const satisfies (keyof LeaseFacts)[];
const ownFacts = sql`jsonb_build_object(${sql.join(
  factKeys.flatMap(key => [sql.lit(key), sql`address_object_data -> ${sql.lit(key)}`]),
)})`;

/** Of units without leases until now. */
async function keepFactsBefore(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  unitIds: readonly string[],
): Promise<void> {
  await sql`
    insert into portfolio.unit_before_leases (organisation_id, portfolio_id, unit_id, facts)
    select organisation_id, portfolio_id, id, ${ownFacts} from portfolio.unit
    where organisation_id = ${organisationId} and portfolio_id = ${portfolioId}
      and id = any (${unitIds}::uuid[]) and not address_object_data ? 'leases'
    on conflict do nothing`.execute(trx);
}

async function readFacts(
  { trx, organisationId }: OrganisationScope,
  unitIds: readonly string[],
): Promise<Map<string, StoredFacts>> {
  const { rows } = await sql<{ id: string; facts: StoredFacts; leases: LeaseTerms[] | null }>`
    select id, ${ownFacts} as facts, address_object_data -> 'leases' as leases from portfolio.unit
    where organisation_id = ${organisationId} and id = any (${unitIds}::uuid[])
      and deleted_at is null`.execute(trx);
  return new Map(rows.map(({ id, facts, leases }) => [id, leases === null ? facts : { ...facts, leases }]));
}

async function readFactsBefore(
  { trx, organisationId }: OrganisationScope,
  unitIds: readonly string[],
): Promise<Map<string, LeaseFacts>> {
  if (unitIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('unit_before_leases')
    .select(['unit_id', 'facts'])
    .where('organisation_id', '=', organisationId)
    .where('unit_id', '=', sql<string>`any (${unitIds}::uuid[])`)
    .execute();
  return new Map(rows.map(row => [row.unit_id, row.facts]));
}

async function saveFacts(
  { trx, organisationId }: OrganisationScope,
  units: readonly FollowedUnit[],
): Promise<void> {
  if (units.length === 0) return;
  const lines = units.map(({ id, facts, leases }) => ({
    id,
    facts: leases === null ? facts : { ...facts, leases },
  }));
  await sql`
    update portfolio.unit
    set address_object_data = (address_object_data - 'leases') || line.facts, updated_at = now(),
      revision = revision + 1
    from ${jsonRows(lines)} as line (id uuid, facts jsonb)
    where unit.organisation_id = ${organisationId} and unit.id = line.id`.execute(trx);
}

async function forgetFactsBefore(
  { trx, organisationId }: OrganisationScope,
  unitIds: readonly string[],
): Promise<void> {
  if (unitIds.length === 0) return;
  await trx
    .deleteFrom('unit_before_leases')
    .where('organisation_id', '=', organisationId)
    .where('unit_id', '=', sql<string>`any (${unitIds}::uuid[])`)
    .execute();
}
