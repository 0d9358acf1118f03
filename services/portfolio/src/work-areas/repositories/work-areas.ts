import type { Outline, WorkArea, WorkAreaSource } from '@kavel/contracts/work-areas';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';

/** By name. */
export async function listWorkAreas({ trx, organisationId }: OrganisationScope): Promise<WorkArea[]> {
  const rows = await trx
    .selectFrom('work_area')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .select(columns)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(toWorkArea);
}

/** Outlines of all work areas, or of one. Throws `not-found` when there is none. */
export async function outlinesOf(
  { trx, organisationId }: OrganisationScope,
  id: string | undefined,
): Promise<Outline[]> {
  const all = trx
    .selectFrom('work_area')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .select('outline')
    .orderBy('id');
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute();
  if (rows.length === 0) workAreaNotFound();
  return rows.map(({ outline }) => outline);
}

export async function countWorkAreas({ trx, organisationId }: OrganisationScope): Promise<number> {
  const { count } = await trx
    .selectFrom('work_area')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Locked until the transaction ends. Throws `not-found` for an id that is unknown, deleted or of others. */
export async function lockWorkArea(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<WorkArea> {
  const row = await trx
    .selectFrom('work_area')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return toWorkArea(row ?? workAreaNotFound());
}

export interface WorkAreaContent {
  name: string;
  outline: Outline;
  source: WorkAreaSource;
  codes: string[];
}

export async function insertWorkArea(
  { trx, organisationId }: OrganisationScope,
  { outline, ...content }: WorkAreaContent,
): Promise<WorkArea> {
  const row = await trx
    .insertInto('work_area')
    .values({ organisation_id: organisationId, ...content, outline: JSON.stringify(outline) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toWorkArea(row);
}

export async function insertDelivered(
  { trx, organisationId }: OrganisationScope,
  deliveryId: string,
  areas: readonly { name: string; outline: Outline | null }[],
): Promise<void> {
  if (areas.length === 0) return;
  await sql`
    insert into portfolio.work_area (organisation_id, name, outline, source, delivery_id)
    select ${organisationId}::uuid, name, outline, 'imported', ${deliveryId}::uuid
    from ${jsonRows(areas)} as row (name text, outline jsonb)
  `.execute(trx);
}

export async function updateWorkArea(
  scope: OrganisationScope,
  id: string,
  { name, outline }: { name?: string | undefined; outline?: Outline | undefined },
): Promise<WorkArea> {
  const row = await updateRow(scope, id)
    .set({
      ...(name === undefined ? {} : { name }),
      ...(outline === undefined ? {} : { outline: JSON.stringify(outline) }),
      ...changed,
    })
    .returning(columns)
    .executeTakeFirst();
  return toWorkArea(row ?? workAreaNotFound());
}

/** Throws `not-found` as `lockWorkArea`. */
export async function deleteWorkArea(scope: OrganisationScope, id: string): Promise<void> {
  const row = await updateRow(scope, id)
    .where('deleted_at', 'is', null)
    .set({ deleted_at: sql`now()`, ...changed })
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) workAreaNotFound();
}

export async function deleteDelivered(
  { trx, organisationId }: OrganisationScope,
  deliveryId: string,
): Promise<void> {
  await trx
    .updateTable('work_area')
    .where('organisation_id', '=', organisationId)
    .where('delivery_id', '=', deliveryId)
    .where('deleted_at', 'is', null)
    .set({ deleted_at: sql`now()`, ...changed })
    .execute();
}

/** Throws `not-found` also when it was deleted more than a day ago; one that is not deleted stays as it is. */
export async function restoreWorkArea(scope: OrganisationScope, id: string): Promise<WorkArea> {
  await updateRow(scope, id)
    .where('deleted_at', '>', sql<Date>`now() - interval '1 day'`)
    .set({ deleted_at: null, ...changed })
    .execute();
  return lockWorkArea(scope, id);
}

const columns = [
  'id',
  'name',
  'outline',
  'source',
  'codes',
  'delivery_id',
  'revision',
  'updated_at',
] as const;
const changed = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` };

interface Row extends WorkAreaContent {
  id: string;
  delivery_id: string | null;
  revision: number;
  updated_at: Date;
}

function toWorkArea({ delivery_id: deliveryId, updated_at: updatedAt, ...row }: Row): WorkArea {
  return { ...row, deliveryId, updatedAt: updatedAt.toISOString() };
}

function updateRow({ trx, organisationId }: OrganisationScope, id: string) {
  return trx.updateTable('work_area').where('organisation_id', '=', organisationId).where('id', '=', id);
}

function workAreaNotFound(): never {
  throw new ServiceError('not-found', 'This work area does not exist');
}
