import type { Project, ProjectFacets, ProjectMarker, ProjectStatus } from '@kavel/contracts/projects';
import { projectMarkerLimit } from '@kavel/contracts/projects';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { PortfolioSchema } from '../../repositories/schema';
import type { OrganisationScope } from '../../repositories/store';
import type { WantedProjects } from '../rules/wanted-projects';
import { selectProjects, toProject } from './projects';

type Builder = ExpressionBuilder<PortfolioSchema, 'project'>;
type Dimension = keyof ProjectFacets;

const columnOf = {
  service: 'service',
  status: 'status',
  objectType: 'object_type',
  parent_key: 'parent_key',
} as const satisfies Record<Dimension, keyof PortfolioSchema['project']>;

/** A filter as an SQL condition; `without` omits one dimension, to count its other values. */
function wanted(eb: Builder, filter: WantedProjects, without?: Dimension) {
  const conditions = (Object.keys(columnOf) as Dimension[]).flatMap(dimension => {
    const value = filter[dimension];
    return value === undefined || dimension === without ? [] : [eb(columnOf[dimension], '=', value)];
  });
  const { from, to } = filter.range;
  return eb.and([
    ...conditions,
    ...(from === null ? [] : [sql<SqlBool>`project.period_end >= ${from}::date`]),
    ...(to === null ? [] : [sql<SqlBool>`project.period_start <= ${to}::date`]),
    ...(filter.issue_key === undefined ? [] : [named(eb, filter.issue_key)]),
  ]);
}

function named(eb: Builder, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return eb.or([eb('issue_key', 'ilike', pattern), eb('title', 'ilike', pattern)]);
}

/** One page, and the cursor of the next one. */
export async function listProjects(
  scope: OrganisationScope,
  filter: WantedProjects,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ projects: Project[]; next: string | null }> {
  const rows = await selectProjects(scope)
    .where(eb => wanted(eb, filter))
    .$if(after !== undefined, query => query.where('list_order', '>', after ?? ''))
    .orderBy('list_order')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? (page.at(-1)?.listOrder ?? null) : null;
  return { projects: page.map(toProject), next };
}

export async function countProjects(
  { trx, organisationId }: OrganisationScope,
  filter: WantedProjects,
): Promise<number> {
  const { count } = await trx
    .selectFrom('project')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where(eb => wanted(eb, filter))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Projects with a location. */
export async function listMarkers(
  { trx, organisationId }: OrganisationScope,
  filter: WantedProjects,
): Promise<ProjectMarker[]> {
  const rows = await trx
    .selectFrom('project')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where('lon', 'is not', null)
    .where(eb => wanted(eb, filter))
    .select(['id', 'issue_key', 'title', 'status', 'object_id as objectId', 'lon', 'lat'])
    .orderBy('list_order')
    .limit(projectMarkerLimit)
    .execute();
  return rows.map(row => ({ ...row, lon: row.lon ?? 0, lat: row.lat ?? 0 }));
}

/** Maximum number of values in a choice list. */
const mostValues = 200;

/** Values of one dimension, by descending number of projects. */
export async function countValues(
  { trx, organisationId }: OrganisationScope,
  filter: WantedProjects,
  dimension: Dimension,
): Promise<{ value: string; count: number }[]> {
  const column = columnOf[dimension];
  const rows = await trx
    .selectFrom('project')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where(column, 'is not', null)
    .where(column, '<>', '' as ProjectStatus)
    .where(eb => wanted(eb, filter, dimension))
    .groupBy(column)
    .select([`${column} as value`, sql<number>`count(*)::int`.as('count')])
    .orderBy('count', 'desc')
    .orderBy(column)
    .limit(mostValues)
    .execute();
  return rows.map(({ value, count }) => ({ value: value ?? '', count }));
}
