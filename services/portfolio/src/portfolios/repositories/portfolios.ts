import type { Portfolio } from '@kavel/contracts';
import type { PortfolioSharing, Sharing } from '@kavel/contracts/portfolios';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { nameKey } from '../../common/name-key';
import { prepared } from '../../repositories/prepared';
import type { OrganisationScope } from '../../repositories/store';
import { refusingTakenName } from '../../repositories/unique-violation';
import { type AccessRow, accessOf } from '../rules/portfolio-access';

export interface PortfolioScope {
  /** Includes archived portfolios. */
  archived?: boolean | undefined;
}

/** Portfolios the user may see, last changed first. */
export async function listPortfolios(
  scope: OrganisationScope,
  filter: PortfolioScope = {},
): Promise<Portfolio[]> {
  const { trx, organisationId } = scope;
  const rows = await selectPortfolios(scope)
    .leftJoin(
      trx
        .selectFrom('unit')
        .where('organisation_id', '=', organisationId)
        .where('deleted_at', 'is', null)
        .groupBy('portfolio_id')
        .select(['portfolio_id', sql<number>`count(*)::int`.as('unit_count')])
        .as('counts'),
      join => join.onRef('counts.portfolio_id', '=', 'portfolio.id'),
    )
    .$if(!filter.archived, query => query.where('archived_at', 'is', null))
    .select('counts.unit_count')
    .orderBy('updated_at', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(row => toPortfolio(row, scope.userId));
}

/** Throws `not-found` for an id that is unknown, deleted, hidden from the user or of another organisation. */
export async function getPortfolio(scope: OrganisationScope, id: string): Promise<Portfolio> {
  const [row] = await selectPortfolio(scope, id);
  return toPortfolio(row ?? portfolioNotFound(), scope.userId);
}

const selectPortfolio = prepared((scope, id: string) =>
  selectPortfolios(scope)
    .where('id', '=', id)
    .select(eb =>
      eb
        .selectFrom('unit')
        .whereRef('unit.organisation_id', '=', 'portfolio.organisation_id')
        .whereRef('unit.portfolio_id', '=', 'portfolio.id')
        .where('unit.deleted_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('unit_count'),
    ),
);

/** As `getPortfolio`, for a change. Also throws `forbidden` and `portfolio-archived`. */
export async function requireEditable(scope: OrganisationScope, id: string): Promise<void> {
  const [row] = await selectUncounted(scope, id);
  const portfolio = row ?? portfolioNotFound();
  if (accessOf(portfolio, scope.userId) === 'read') {
    throw new ServiceError('forbidden', 'This portfolio is shared with you for reading only');
  }
  if (portfolio.archived_at !== null) {
    throw new ServiceError(
      'portfolio-archived',
      'This portfolio is in the archive; take it out to change it',
    );
  }
}

/** Without counts, which are slow for many units. */
const selectUncounted = prepared((scope, id: string) => selectPortfolios(scope).where('id', '=', id));

/** Owned by the user and not shared. Throws `name-taken` when the user has another one with this name. */
export async function createPortfolio(
  scope: OrganisationScope,
  name: string,
  example = false,
): Promise<Portfolio> {
  const { id } = await refusingTakenName(name, () =>
    scope.trx
      .insertInto('portfolio')
      .values({
        organisation_id: scope.organisationId,
        name,
        name_key: nameKey(name),
        owner_id: scope.userId,
        example,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return getPortfolio(scope, id);
}

/** Throws `not-found`, `forbidden`, `portfolio-archived`, `name-taken`. */
export async function renamePortfolio(
  scope: OrganisationScope,
  id: string,
  name: string,
): Promise<Portfolio> {
  await requireEditable(scope, id);
  await refusingTakenName(name, () =>
    updatePortfolio(scope, id)
      .set({ name, name_key: nameKey(name), updated_at: sql`now()` })
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  return getPortfolio(scope, id);
}

/** Also from the archive. Units and valuations are hidden with their portfolio. Throws `not-found`, `forbidden`. */
export async function deletePortfolio(scope: OrganisationScope, id: string): Promise<void> {
  const deleted = await updatePortfolio(scope, id)
    .set({ deleted_at: sql`now()` })
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (deleted === undefined) await refuseChange(scope, id);
}

/** Throws `not-found`, `forbidden`, and `name-taken` when another portfolio now has the name. */
export async function restorePortfolio(scope: OrganisationScope, id: string): Promise<Portfolio> {
  const deleted = await scope.trx
    .selectFrom('portfolio')
    .select('name')
    .where('organisation_id', '=', scope.organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  const restored = await refusingTakenName(deleted?.name ?? portfolioNotFound(), () =>
    updatePortfolio(scope, id).set({ deleted_at: null }).executeTakeFirst(),
  );
  if (restored === undefined) {
    throw new ServiceError('forbidden', 'This portfolio is shared with you for reading only');
  }
  return getPortfolio(scope, id);
}

/** Throws `not-found`, `forbidden`. */
export async function archivePortfolio(
  scope: OrganisationScope,
  id: string,
  archived: boolean,
): Promise<Portfolio> {
  const changed = await updatePortfolio(scope, id)
    .set(eb => ({ archived_at: archived ? eb.fn.coalesce('archived_at', sql<Date>`now()`) : null }))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (changed === undefined) await refuseChange(scope, id);
  return getPortfolio(scope, id);
}

/**
 * Marks a portfolio as changed and locks its units against others until commit. Throws `not-found`, `forbidden`,
 * `portfolio-archived`.
 */
export async function touchPortfolio(scope: OrganisationScope, id: string): Promise<void> {
  const touched = await updatePortfolio(scope, id)
    .set({ updated_at: sql`now()` })
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (touched === undefined) await refuseChange(scope, id);
}

/** Throws `not-found`. */
export async function readSharing(scope: OrganisationScope, id: string): Promise<PortfolioSharing> {
  const row = await scope.trx
    .selectFrom('portfolio')
    .select(['owner_id', 'organisation_access', 'readers', 'editors'])
    .where('organisation_id', '=', scope.organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const { owner_id, organisation_access, readers, editors } = row ?? portfolioNotFound();
  return {
    ownerId: owner_id,
    organisation: organisation_access,
    colleagues: [
      ...editors.map(userId => ({ userId, level: 'edit' as const })),
      ...readers.map(userId => ({ userId, level: 'read' as const })),
    ],
  };
}

/**
 * Makes the user the owner of a portfolio without an owner. The caller checks permission. Throws `name-taken` when the
 * new owner has another one with this name.
 */
export async function saveSharing(
  scope: OrganisationScope,
  { id, name }: Pick<Portfolio, 'id' | 'name'>,
  { organisation, colleagues }: Sharing,
): Promise<void> {
  const at = (level: 'read' | 'edit') =>
    colleagues.filter(colleague => colleague.level === level).map(({ userId }) => userId);
  await refusingTakenName(name, () =>
    updatePortfolio(scope, id)
      .set({
        owner_id: scope.userId,
        organisation_access: organisation,
        readers: at('read'),
        editors: at('edit'),
      })
      .execute(),
  );
}

/** Throws the reason why an update matched no row. */
async function refuseChange(scope: OrganisationScope, id: string): Promise<never> {
  await requireEditable(scope, id);
  return portfolioNotFound();
}

function selectPortfolios({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('portfolio')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'name',
      'updated_at',
      'archived_at',
      'owner_id',
      'organisation_access',
      'editors',
      'readers',
    ]);
}

function updatePortfolio({ trx, organisationId }: OrganisationScope, id: string) {
  return trx
    .updateTable('portfolio')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('id');
}

interface PortfolioRow extends AccessRow {
  id: string;
  name: string;
  readers: readonly string[];
  unit_count: number | null;
  updated_at: Date;
  archived_at: Date | null;
}

function toPortfolio(row: PortfolioRow, userId: string): Portfolio {
  return {
    id: row.id,
    name: row.name,
    unitCount: row.unit_count ?? 0,
    updatedAt: row.updated_at.toISOString(),
    access: accessOf(row, userId),
    archivedAt: row.archived_at?.toISOString() ?? null,
    sharedWith: {
      organisation: row.organisation_access,
      colleagues: row.editors.length + row.readers.length,
    },
  };
}

function portfolioNotFound(): never {
  throw new ServiceError('not-found', 'This portfolio does not exist');
}
