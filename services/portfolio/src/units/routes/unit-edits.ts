import { portfolioApi, type Unit, unitApi } from '@kavel/contracts';
import type { UnitEdit, WholeUnit } from '@kavel/contracts/units';
import { type Caller, dateInNetherlands, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { currentSnapshot } from '../../common/current-snapshot';
import { getPortfolio, touchPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { checkUnitsOnce } from '../../valuations/rules/valuation-units';
import { listUnitEvents, recordUnitEvents } from '../repositories/unit-events';
import { listAddresses } from '../repositories/unit-table';
import * as units from '../repositories/units';
import { changesOf, correctFacts } from '../rules/unit-facts';
import { readJudgedTable } from './judged-table';

/** Reading units one by one and by column, and changing their facts, with a history. */
export function unitEditRoutes(app: FastifyInstance, { store, realEstateData, now }: RouteContext): void {
  route(app, portfolioApi.getUnitTable, async ({ caller, params }) => {
    const today = { day: dateInNetherlands(now()), snapshot: await currentSnapshot(realEstateData) };
    return store.inOrganisation(caller, async scope => ({
      ...(await getPortfolio(scope, params.id)),
      units: await readJudgedTable(scope, params.id, today),
    }));
  });

  route(app, unitApi.getUnit, ({ caller, params }) =>
    store.reading(caller, scope => getWholeUnit(scope, params.id)),
  );

  route(app, unitApi.getUnitHistory, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await getWholeUnit(scope, params.id);
      return listUnitEvents(scope, params.id);
    }),
  );

  route(app, unitApi.listAddresses, ({ caller, body }) =>
    store.inOrganisation(caller, async scope => {
      if (body?.portfolioId !== undefined) await getPortfolio(scope, body.portfolioId);
      return listAddresses(scope, body ?? {});
    }),
  );

  route(app, unitApi.updateAddressObjectData, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      const { portfolioId } = await units.getUnit(scope, params.id);
      await touchPortfolio(scope, portfolioId);
      const { revision, ...set } = body;
      const [unit] = await editUnits(scope, caller, portfolioId, [{ id: params.id, revision, set }], 'body');
      return unit ?? units.unitNotFound();
    }),
  );

  route(app, unitApi.editUnits, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      checkUnitsOnce(body.edits.map(edit => edit.id));
      await touchPortfolio(scope, params.id);
      return { units: await editUnits(scope, caller, params.id, body.edits) };
    }),
  );
}

/** Throws `not-found`, also for a unit of a deleted portfolio. */
async function getWholeUnit(scope: OrganisationScope, id: string): Promise<WholeUnit> {
  return whole(await units.getUnit(scope, id));
}

/**
 * All or none. Throws `not-found`, `revision-behind` with the current units, `bad-request`. `only` is the path of a
 * single edit.
 */
async function editUnits(
  scope: OrganisationScope,
  caller: Caller,
  portfolioId: string,
  edits: readonly UnitEdit[],
  only?: string,
): Promise<WholeUnit[]> {
  const ids = edits.map(edit => edit.id);
  const locked = (await units.lockUnits(scope, portfolioId, ids)).map(whole);
  const byId = new Map(locked.map(unit => [unit.id, unit]));
  if (byId.size < ids.length) units.unitNotFound();
  checkRevisions(edits, byId);
  const changed: WholeUnit[] = [];
  const events: Parameters<typeof recordUnitEvents>[2][number][] = [];
  const after = edits.map(({ id, set }, index) => {
    const unit = byId.get(id) ?? units.unitNotFound();
    const path = only ?? `body.edits.${index}.set`;
    const addressObjectData = correctFacts(unit.addressObjectData, set, path);
    const changes = changesOf(unit.addressObjectData, addressObjectData);
    if (Object.keys(changes).length === 0) return unit;
    const edited = { ...unit, addressObjectData, revision: unit.revision + 1 };
    changed.push(edited);
    events.push({ unitId: id, kind: 'changed', changes });
    return edited;
  });
  if (changed.length > 0) {
    await units.saveUnits(scope, changed);
    await recordUnitEvents(scope, caller, events);
  }
  return after;
}

/** The first unit that somebody else changed in `unit`, and the ids of all of them. */
function checkRevisions(edits: readonly UnitEdit[], byId: ReadonlyMap<string, WholeUnit>): void {
  const behind = edits.filter(({ id, revision }) => {
    const current = byId.get(id)?.revision;
    return revision !== undefined && revision !== current;
  });
  const [first] = behind;
  if (first === undefined) return;
  const unit = byId.get(first.id);
  throw new ServiceError('revision-behind', 'Somebody else changed this meanwhile. Look at both versions.', {
    yours: first.revision,
    current: unit?.revision,
    unit,
    unitIds: behind.map(({ id }) => id),
  });
}

function whole(unit: Unit): WholeUnit {
  return { ...unit, revision: unit.revision ?? 1 };
}
