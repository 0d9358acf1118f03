import type { OwnLayer, OwnLayerFeatures } from '@kavel/contracts/layers';
import { type Caller, ServiceError, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import type { ReadLayer } from '../rules/read-own-layer';

const columns = [
  'id',
  'name',
  'file_name',
  'features',
  'skipped',
  'crs',
  'bounds',
  'created_at',
  'user_name',
] as const;

export async function listOwnLayers({ trx, organisationId }: OrganisationScope): Promise<OwnLayer[]> {
  const rows = await trx
    .selectFrom('own_layer')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .select(columns)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(toLayer);
}

export async function insertOwnLayer(
  { trx, organisationId }: OrganisationScope,
  caller: Caller,
  { name, fileName, read }: { name: string; fileName: string; read: ReadLayer },
): Promise<OwnLayer> {
  const { features, skipped, crs, bounds } = read;
  const content: OwnLayerFeatures = { type: 'FeatureCollection', features };
  const row = await trx
    .insertInto('own_layer')
    .values({
      organisation_id: organisationId,
      name,
      file_name: fileName,
      features: features.length,
      skipped,
      crs,
      bounds: JSON.stringify(bounds),
      content: JSON.stringify(content),
      ...signedBy(caller),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toLayer(row);
}

/** Throws `not-found`. */
export async function getContent(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<OwnLayerFeatures> {
  const row = await trx
    .selectFrom('own_layer')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('content')
    .executeTakeFirst();
  return row?.content ?? notFound();
}

/** Throws `not-found`. */
export async function renameOwnLayer(
  { trx, organisationId }: OrganisationScope,
  id: string,
  name: string,
): Promise<OwnLayer> {
  const row = await trx
    .updateTable('own_layer')
    .set({ name })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
  return toLayer(row ?? notFound());
}

/** It can be restored for a day. Throws `not-found`. */
export async function deleteOwnLayer({ trx, organisationId }: OrganisationScope, id: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('own_layer')
    .set({ deleted_at: sql`now()` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) notFound();
}

/** Throws `not-found` also when it was deleted more than a day ago; one that is not deleted stays as it is. */
export async function restoreOwnLayer(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<OwnLayer> {
  const row = await trx
    .updateTable('own_layer')
    .set({ deleted_at: null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('deleted_at', 'is', null), eb('deleted_at', '>', aDayAgo)]))
    .returning(columns)
    .executeTakeFirst();
  return toLayer(row ?? notFound());
}

/** Removes the content of layers that can no longer be restored. */
export async function purgeOwnLayers({ trx, organisationId }: OrganisationScope): Promise<void> {
  await trx
    .deleteFrom('own_layer')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', '<=', aDayAgo)
    .execute();
}

const aDayAgo = sql<Date>`now() - interval '1 day'`;

interface Row {
  id: string;
  name: string;
  file_name: string;
  features: number;
  skipped: number;
  crs: OwnLayer['crs'];
  bounds: OwnLayer['bounds'];
  created_at: Date;
  user_name: string;
}

function toLayer({ file_name, created_at, user_name, ...row }: Row): OwnLayer {
  return { ...row, fileName: file_name, createdAt: created_at.toISOString(), userName: user_name };
}

function notFound(): never {
  throw new ServiceError('not-found', 'This layer does not exist');
}
