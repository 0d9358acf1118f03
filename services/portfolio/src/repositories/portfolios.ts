import type { Portfolio } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { nameKey } from '../model/name-key';
import type { Tenant } from './tenant';
import { refusingTakenName } from './unique-violation';

/** Portfolios that are not deleted, last changed first. */
export async function listPortfolios(tenant: Tenant): Promise<Portfolio[]> {
  const rows = await selectPortfolios(tenant).orderBy('updated_at', 'desc').orderBy('name').execute();
  return rows.map(toPortfolio);
}

/** Throws `not-found` for an id that is unknown, deleted or of another organisation. */
export async function getPortfolio(tenant: Tenant, id: string): Promise<Portfolio> {
  const row = await selectPortfolios(tenant).where('id', '=', id).executeTakeFirst();
  return toPortfolio(row ?? portfolioNotFound());
}

/** Throws `name-taken`. */
export async function createPortfolio(tenant: Tenant, name: string): Promise<Portfolio> {
  const { id } = await refusingTakenName(name, () =>
    tenant.trx
      .insertInto('portfolio')
      .values({ organisation_id: tenant.organisationId, name, name_key: nameKey(name) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return getPortfolio(tenant, id);
}

/** Throws `not-found`, `name-taken`. */
export async function renamePortfolio(tenant: Tenant, id: string, name: string): Promise<Portfolio> {
  const renamed = await refusingTakenName(name, () =>
    updatePortfolio(tenant, id)
      .set({ name, name_key: nameKey(name), updated_at: sql`now()` })
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  return getPortfolio(tenant, renamed?.id ?? portfolioNotFound());
}

/** Throws `not-found`. Units and valuations stay as they are, hidden with their portfolio. */
export async function deletePortfolio(tenant: Tenant, id: string): Promise<void> {
  const deleted = await updatePortfolio(tenant, id)
    .set({ deleted_at: sql`now()` })
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (deleted === undefined) portfolioNotFound();
}

/** Throws `not-found`, and `name-taken` when another portfolio took the name meanwhile. */
export async function restorePortfolio(tenant: Tenant, id: string): Promise<Portfolio> {
  const deleted = await tenant.trx
    .selectFrom('portfolio')
    .select('name')
    .where('organisation_id', '=', tenant.organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  await refusingTakenName(deleted?.name ?? portfolioNotFound(), () =>
    updatePortfolio(tenant, id).set({ deleted_at: null }).execute(),
  );
  return getPortfolio(tenant, id);
}

/** Marks a portfolio as changed and keeps others from changing its units until commit. Throws `not-found`. */
export async function touchPortfolio(tenant: Tenant, id: string): Promise<void> {
  const touched = await updatePortfolio(tenant, id)
    .set({ updated_at: sql`now()` })
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (touched === undefined) portfolioNotFound();
}

function selectPortfolios({ trx, organisationId }: Tenant) {
  return trx
    .selectFrom('portfolio')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .select(eb => [
      'id',
      'name',
      'updated_at',
      eb
        .selectFrom('unit')
        .whereRef('unit.organisation_id', '=', 'portfolio.organisation_id')
        .whereRef('unit.portfolio_id', '=', 'portfolio.id')
        .where('unit.deleted_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('unit_count'),
    ]);
}

function updatePortfolio({ trx, organisationId }: Tenant, id: string) {
  return trx
    .updateTable('portfolio')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('id');
}

function toPortfolio(row: {
  id: string;
  name: string;
  unit_count: number | null;
  updated_at: Date;
}): Portfolio {
  return {
    id: row.id,
    name: row.name,
    unitCount: row.unit_count ?? 0,
    updatedAt: row.updated_at.toISOString(),
  };
}

function portfolioNotFound(): never {
  throw new ServiceError('not-found', 'This portfolio does not exist');
}
