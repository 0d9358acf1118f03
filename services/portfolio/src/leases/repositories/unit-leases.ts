import type { AddressObjectData } from '@kavel/contracts';
import type { LeaseTerms } from '@kavel/contracts/leases';
import type { LeaseFacts } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { recordUnitEvents } from '../../units/repositories/unit-events';
import { type FollowedUnit, followLeases, type UnitFacts } from '../rules/follow-leases';
import { leasesOfUnits } from './leases';
import { offerFollowing } from './units-due';

interface StoredUnit {
  id: string;
  facts: Pick<AddressObjectData, 'annualRent' | 'leaseEnd' | 'leaseBreak'>;
  leases: LeaseTerms[] | null;
  changesOn: string | null;
}

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
  const changed = stored.flatMap(unit => {
    const terms = termsOf.get(unit.id)?.map(({ content }) => content) ?? [];
    return followLeases({ ...unit, before: before.get(unit.id) ?? null }, terms, today) ?? [];
  });
  await saveFacts(scope, changed);
  if (changed.some(({ changesOn }) => changesOn !== null)) await offerFollowing(scope);
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
): Promise<Pick<UnitFacts, 'id' | 'facts' | 'changesOn'>[]> {
  const { rows } = await sql<StoredUnit>`
    select id, ${ownFacts} as facts, address_object_data -> 'leases' as leases,
      rents_change_on::text as "changesOn"
    from portfolio.unit
    where organisation_id = ${organisationId} and id = any (${unitIds}::uuid[])
      and deleted_at is null`.execute(trx);
  return rows.map(({ id, facts, leases, changesOn }) => ({
    ...{ id, changesOn },
    facts: leases === null ? facts : { ...facts, leases },
  }));
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
  const lines = units.map(({ id, facts, leases, changesOn, isSame }) => ({
    ...{ id, changesOn, isSame },
    facts: leases === null ? facts : { ...facts, leases },
  }));
  await sql`
    update portfolio.unit
    set address_object_data = (address_object_data - 'leases') || line.facts,
      rents_change_on = line."changesOn",
      updated_at = case when line."isSame" then updated_at else now() end,
      revision = revision + case when line."isSame" then 0 else 1 end
    from ${jsonRows(lines)} as line (id uuid, facts jsonb, "changesOn" date, "isSame" boolean)
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
