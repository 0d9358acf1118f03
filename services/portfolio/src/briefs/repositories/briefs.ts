import type { BriefHead, BriefInput, BriefRow, SavedBrief } from '@kavel/contracts/reports';
import { type Caller, ServiceError, signedBy } from '@kavel/service-kit';
import type { Selectable } from 'kysely';
import type { PortfolioSchema } from '../../repositories/schema';
import type { OrganisationScope } from '../../repositories/store';

type Row = Selectable<PortfolioSchema['technical_brief']>;

export interface NewVersion {
  name: string;
  input: BriefInput;
  rows: readonly BriefRow[];
}

/** Versions that are listed at most. */
const mostListed = 200;

export async function listBriefs(scope: OrganisationScope): Promise<BriefHead[]> {
  const rows = await select(scope)
    .select(['id', 'version', 'name', 'created_at', 'user_name'])
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(toHead);
}

/** A version, or the latest. Throws `not-found`. */
export async function getBrief(scope: OrganisationScope, id: string, version?: number): Promise<SavedBrief> {
  const one = select(scope).where('id', '=', id).selectAll().orderBy('version', 'desc').limit(1);
  const row = await (version === undefined ? one : one.where('version', '=', version)).executeTakeFirst();
  return row === undefined ? briefNotFound() : toBrief(row);
}

/** A new brief, or the next version of the one with this id. */
export async function insertVersion(
  { trx, organisationId }: OrganisationScope,
  caller: Caller,
  { name, input, rows }: NewVersion,
  latest?: Pick<SavedBrief, 'id' | 'version'>,
): Promise<SavedBrief> {
  const row = await trx
    .insertInto('technical_brief')
    .values({
      organisation_id: organisationId,
      ...(latest ? { id: latest.id, version: latest.version + 1 } : {}),
      name,
      input: JSON.stringify(input),
      requirements: JSON.stringify(rows),
      ...signedBy(caller),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toBrief(row);
}

function select({ trx, organisationId }: OrganisationScope) {
  return trx.selectFrom('technical_brief').where('organisation_id', '=', organisationId);
}

function toHead({
  id,
  version,
  name,
  created_at,
  user_name,
}: Pick<Row, 'id' | 'version' | 'name' | 'created_at' | 'user_name'>) {
  return { id, version, name, createdAt: created_at.toISOString(), userName: user_name };
}

const toBrief = (row: Row): SavedBrief => ({ ...toHead(row), input: row.input, rows: row.requirements });

function briefNotFound(): never {
  throw new ServiceError('not-found', 'This technical brief does not exist');
}
