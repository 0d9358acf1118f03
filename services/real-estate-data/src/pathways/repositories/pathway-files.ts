import { randomUUID } from 'node:crypto';
import type { CrremPathway, PathwayImport } from '@kavel/contracts/sustainability';
import { type Caller, ServiceError, signedBy } from '@kavel/service-kit';
import type { SalesScope } from '../../own-sales/repositories/store';
import type { PlannedPathway, StoredPathway } from '../rules/plan-pathways';

const columns = ['id', 'name', 'source', 'pathways', 'created_at', 'user_name'] as const;

interface FileRow {
  id: string;
  name: string;
  source: string;
  pathways: StoredPathway[];
  created_at: Date;
  user_name: string;
}

/** Files of the organisation, newest first. */
export function pathwayFiles({ trx, organisationId }: SalesScope): Promise<FileRow[]> {
  return trx
    .selectFrom('pathway_file')
    .where('organisation_id', '=', organisationId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Of each type and measure the pathway of the newest file. */
export function pathwaysThatHold(files: readonly FileRow[]): CrremPathway[] {
  const found = new Map<string, CrremPathway>();
  for (const { source, pathways } of files)
    for (const pathway of pathways) {
      const key = `${pathway.vtwType} ${pathway.measure}`;
      if (!found.has(key)) found.set(key, { ...pathway, source });
    }
  return [...found.values()];
}

export async function insertPathwayFile(
  { trx, organisationId }: SalesScope,
  caller: Caller,
  { name, source, pathways }: { name: string; source: string; pathways: readonly PlannedPathway[] },
): Promise<PathwayImport> {
  const stored = pathways.map(pathway => ({ ...pathway, id: randomUUID() }));
  const row = await trx
    .insertInto('pathway_file')
    .values({
      organisation_id: organisationId,
      name,
      source,
      pathways: JSON.stringify(stored),
      ...signedBy(caller),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toImport(row);
}

/** Throws `not-found` for a file of another organisation. */
export async function deletePathwayFile(
  { trx, organisationId }: SalesScope,
  id: string,
): Promise<PathwayImport> {
  const row = await trx
    .deleteFrom('pathway_file')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw new ServiceError('not-found', 'There is no such file with pathways');
  return toImport(row);
}

export function toImport({ id, name, source, pathways, created_at, user_name }: FileRow): PathwayImport {
  return {
    id,
    name,
    source,
    pathways: pathways.length,
    madeBy: user_name,
    createdAt: created_at.toISOString(),
  };
}
