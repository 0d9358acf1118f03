import type { ProjectImport, ProjectImportCounts } from '@kavel/contracts/projects';
import { type Caller, checkUndoable, ServiceError, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { isUniqueViolation } from '../../repositories/unique-violation';
import type { KnownProject, ProjectWrite } from '../rules/import-plan';
import type { ProjectContent } from '../rules/project-content';
import { columnsOf, ownColumns } from './projects';

/** Stored projects by key. `lock` locks them until commit. */
export async function knownProjects(
  scope: OrganisationScope,
  keys: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<string, KnownProject>> {
  const rows = await selectContent(scope)
    .where('issue_key', '=', sql<string>`any (${keys}::text[])`)
    .orderBy('id')
    .$if(lock, query => query.forUpdate())
    .execute();
  return new Map(rows.map(({ id, ...content }) => [content.issue_key, { id, content }]));
}

/** Stored projects by id, locked until commit. */
export async function lockContents(
  scope: OrganisationScope,
  ids: readonly string[],
): Promise<Map<string, ProjectContent>> {
  const rows = await selectContent(scope)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, ...content }) => [id, content]));
}

function selectContent({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('project')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      ...ownColumns,
      'imported_address as importedAddress',
      'service_id as serviceId',
      'portfolio_id as portfolioId',
      'valuation_id as valuationId',
    ]);
}

const columnTypes = {
  issue_key: 'text',
  parent_key: 'text',
  title: 'text',
  service: 'text',
  service_id: 'uuid',
  status: 'text',
  object_type: 'text',
  start_date: 'date',
  due_date: 'date',
  closed_date: 'date',
  object_id: 'text',
  address: 'text',
  imported_address: 'text',
  lon: 'double precision',
  lat: 'double precision',
  portfolio_id: 'uuid',
  valuation_id: 'uuid',
  description: 'text',
};
const names = Object.keys(columnTypes);
const columns = sql.raw(names.join(', '));
const rowType = sql.raw(
  ['id uuid', ...Object.entries(columnTypes).map(([name, type]) => `${name} ${type}`)].join(', '),
);

interface StoredContent {
  id: string;
  content: ProjectContent;
}

const asRows = (contents: readonly StoredContent[]) =>
  jsonRows(contents.map(({ id, content }) => ({ id, ...columnsOf(content) })));

/** Throws `conflict` when one of the keys is created concurrently. */
export async function insertProjects(
  { trx, organisationId }: OrganisationScope,
  contents: readonly StoredContent[],
): Promise<void> {
  if (contents.length === 0) return;
  try {
    await sql`
      insert into portfolio.project (organisation_id, id, ${columns})
      select ${organisationId}::uuid, id, ${columns} from ${asRows(contents)} as row (${rowType})
    `.execute(trx);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ServiceError('conflict', 'Somebody creates the same projects at this moment. Try again.');
  }
}

export async function updateProjects(
  { trx, organisationId }: OrganisationScope,
  contents: readonly StoredContent[],
): Promise<void> {
  if (contents.length === 0) return;
  const assignments = sql.raw(names.map(name => `${name} = row.${name}`).join(', '));
  await sql`
    update portfolio.project set ${assignments}, revision = project.revision + 1, updated_at = now()
    from ${asRows(contents)} as row (${rowType})
    where project.organisation_id = ${organisationId} and project.id = row.id
  `.execute(trx);
}

export async function deleteProjects(
  { trx, organisationId }: OrganisationScope,
  ids: readonly string[],
): Promise<void> {
  await trx
    .updateTable('project')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .set({ deleted_at: sql`now()`, updated_at: sql`now()`, revision: sql`revision + 1` })
    .execute();
}

interface NewImport {
  name: string;
  counts: ProjectImportCounts;
  writes: readonly ProjectWrite[];
}

export async function insertImport(
  { trx, organisationId }: OrganisationScope,
  caller: Caller,
  { name, counts, writes }: NewImport,
): Promise<ProjectImport> {
  const row = await trx
    .insertInto('project_import')
    .values({
      organisation_id: organisationId,
      name,
      counts: JSON.stringify(counts),
      changes: JSON.stringify(writes),
      ...signedBy(caller),
    })
    .returning(importColumns)
    .executeTakeFirstOrThrow();
  return toImport(row);
}

/** Newest first. */
export async function listImports({ trx, organisationId }: OrganisationScope): Promise<ProjectImport[]> {
  const rows = await trx
    .selectFrom('project_import')
    .where('organisation_id', '=', organisationId)
    .select(importColumns)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(toImport);
}

/** The projects written by an import, locked. Throws `not-found`, and `conflict` when it was already undone. */
export async function lockImport(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<ProjectWrite[]> {
  const row = await trx
    .selectFrom('project_import')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .select(['changes', 'undone_at'])
    .forUpdate()
    .executeTakeFirst();
  return checkUndoable(row, 'import').changes;
}

export async function closeImport(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<ProjectImport> {
  const row = await trx
    .updateTable('project_import')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .set({ undone_at: sql`clock_timestamp()` })
    .returning(importColumns)
    .executeTakeFirstOrThrow();
  return toImport(row);
}

const importColumns = ['id', 'name', 'counts', 'created_at', 'undone_at', 'user_name'] as const;

interface ImportRow {
  id: string;
  name: string;
  counts: ProjectImportCounts;
  created_at: Date;
  undone_at: Date | null;
  user_name: string;
}

function toImport(row: ImportRow): ProjectImport {
  return {
    id: row.id,
    name: row.name,
    counts: row.counts,
    madeBy: row.user_name,
    createdAt: row.created_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}
