import type { ApprovedValue, Holding } from '@kavel/contracts/passports';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { listFiles } from '../../services/repositories/service-files';
import { listServices } from '../../services/repositories/services';

/** Where the user may see an address, last added first, with the services and files of each portfolio. */
export async function listHoldings(scope: OrganisationScope, objectId: string): Promise<Holding[]> {
  const units = await unitsAt(scope, objectId)
    .select([
      'unit.id as unitId',
      'portfolio.id as portfolioId',
      'portfolio.name as portfolio',
      'portfolio.archived_at',
      'unit.created_at',
    ])
    .orderBy('unit.created_at', 'desc')
    .orderBy('unit.id')
    .execute();
  const holdings: Holding[] = [];
  for (const { archived_at, created_at, ...unit } of units) {
    const services: Holding['services'] = [];
    for (const { id, name } of await listServices(scope, unit.portfolioId))
      services.push({ id, name, files: await listFiles(scope, id) });
    holdings.push({ ...unit, archived: archived_at !== null, since: created_at.toISOString(), services });
  }
  return holdings;
}

/** Values of an address in approved valuations that the user may see, newest value date first. */
export async function listApprovedValues(
  scope: OrganisationScope,
  objectId: string,
): Promise<ApprovedValue[]> {
  const rows = await unitsAt(scope, objectId)
    .innerJoin('valuation_result as result', join =>
      join
        .onRef('result.organisation_id', '=', 'unit.organisation_id')
        .onRef('result.unit_id', '=', 'unit.id'),
    )
    .innerJoin('valuation', join =>
      join
        .onRef('valuation.organisation_id', '=', 'result.organisation_id')
        .onRef('valuation.id', '=', 'result.valuation_id'),
    )
    .innerJoin('valuation_approval as approval', join =>
      join
        .onRef('approval.organisation_id', '=', 'valuation.organisation_id')
        .onRef('approval.valuation_id', '=', 'valuation.id'),
    )
    .where('valuation.status', '=', 'approved')
    .where('valuation.deleted_at', 'is', null)
    .select([
      'valuation.id as valuationId',
      'valuation.name as valuation',
      'portfolio.id as portfolioId',
      sql<string>`valuation.value_date::text`.as('valueDate'),
      'approval.approved_at',
      'result.value',
    ])
    .orderBy('valuation.value_date', 'desc')
    .orderBy('approval.approved_at', 'desc')
    .execute();
  return rows.map(({ approved_at, ...row }) => ({ ...row, approvedAt: approved_at.toISOString() }));
}

function unitsAt({ trx, organisationId }: OrganisationScope, objectId: string) {
  return trx
    .selectFrom('unit')
    .innerJoin('portfolio', join =>
      join
        .onRef('portfolio.organisation_id', '=', 'unit.organisation_id')
        .onRef('portfolio.id', '=', 'unit.portfolio_id'),
    )
    .where('unit.organisation_id', '=', organisationId)
    .where('unit.object_id', '=', objectId)
    .where('unit.deleted_at', 'is', null)
    .where('portfolio.deleted_at', 'is', null);
}
