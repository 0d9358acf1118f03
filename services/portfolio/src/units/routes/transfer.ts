import {
  type Transfer,
  type TransferMode,
  type TransferTarget,
  unitSelectionApi,
} from '@kavel/contracts/units';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { moveLeases } from '../../leases/repositories/moved-leases';
import {
  createPortfolio,
  deletePortfolio,
  getPortfolio,
  touchPortfolio,
} from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { checkUnitsOnce } from '../../valuations/rules/valuation-units';
import { copyUnitEvents, recordUnitEvents } from '../repositories/unit-events';
import { removeUnits, restoreUnits } from '../repositories/unit-removal';
import { countTransfer, insertTransferred } from '../repositories/unit-transfer';
import { lockUnits, unitNotFound } from '../repositories/units';

/** Moving and copying units between portfolios. */
export function transferRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, unitSelectionApi.previewTransfer, ({ caller, params, body: { unitIds, targetId } }) =>
    store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, params.id);
      await getPortfolio(scope, targetId);
      return countTransfer(scope, { sourceId: params.id, targetId, unitIds });
    }),
  );

  route(app, unitSelectionApi.transferUnits, ({ caller, params, body: { unitIds, mode, target } }) =>
    store.inOrganisation(caller, async scope => {
      checkUnitsOnce(unitIds);
      return transfer(scope, caller, { sourceId: params.id, unitIds, mode, target });
    }),
  );

  route(app, unitSelectionApi.undoTransfer, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => undo(scope, caller, params.id, body)),
  );
}

interface Asked {
  sourceId: string;
  unitIds: readonly string[];
  mode: TransferMode;
  target: TransferTarget;
}

/** Throws `not-found`, `forbidden`, `portfolio-archived`, `name-taken`, `unprocessable`, `conflict`. */
async function transfer(
  scope: OrganisationScope,
  caller: Caller,
  { sourceId, unitIds, mode, target }: Asked,
): Promise<Transfer> {
  const created = 'name' in target;
  const targetId = created ? (await createPortfolio(scope, target.name)).id : target.portfolioId;
  if (targetId === sourceId) throw new ServiceError('unprocessable', 'Choose another portfolio');
  await getPortfolio(scope, sourceId);
  await lockBoth(scope, mode === 'move' ? [sourceId, targetId] : [targetId]);
  const transferring = { sourceId, targetId, unitIds };
  const { transferable, doubles } = await countTransfer(scope, transferring);
  if (transferable + doubles < unitIds.length) unitNotFound();
  const units = await insertTransferred(scope, transferring, mode);
  const changes = { portfolioId: [sourceId, targetId] as [string, string] };
  if (mode === 'move') {
    const left = units.map(({ unitId }) => unitId);
    if (left.length > 0) await removeUnits(scope, sourceId, left);
    await moveLeases(
      scope,
      { sourceId, targetId },
      units.map(({ unitId, copyId }) => ({ from: unitId, to: copyId })),
    );
    await copyUnitEvents(scope, units);
    await recordUnitEvents(
      scope,
      caller,
      left.map(unitId => ({ unitId, kind: 'moved', changes })),
    );
  }
  const kind = mode === 'move' ? 'moved' : 'copied';
  await recordUnitEvents(
    scope,
    caller,
    units.map(({ copyId }) => ({ unitId: copyId, kind, changes })),
  );
  const taken = new Set(units.map(({ unitId }) => unitId));
  return { mode, targetId, created, units, doubles: unitIds.filter(id => !taken.has(id)) };
}

/** Throws also `revision-behind` when a unit has changed, or left, in its new place. */
async function undo(
  scope: OrganisationScope,
  caller: Caller,
  sourceId: string,
  { mode, targetId, created, units }: Omit<Transfer, 'doubles'>,
): Promise<{ units: number }> {
  await lockBoth(scope, mode === 'move' ? [sourceId, targetId] : [targetId]);
  const copies = units.map(({ copyId }) => copyId);
  checkUnitsOnce(copies);
  const there = new Map((await lockUnits(scope, targetId, copies)).map(unit => [unit.id, unit.revision]));
  if (units.some(({ copyId, revision }) => there.get(copyId) !== revision)) {
    throw new ServiceError('revision-behind', 'Units were changed in their new portfolio meanwhile');
  }
  await removeUnits(scope, targetId, copies);
  await recordUnitEvents(
    scope,
    caller,
    copies.map(unitId => ({ unitId, kind: 'removed' })),
  );
  if (mode === 'move') {
    const back = units.map(({ unitId }) => unitId);
    await restoreUnits(scope, sourceId, back);
    await moveLeases(
      scope,
      { sourceId: targetId, targetId: sourceId },
      units.map(({ unitId, copyId }) => ({ from: copyId, to: unitId })),
    );
    await recordUnitEvents(
      scope,
      caller,
      back.map(unitId => ({ unitId, kind: 'returned' })),
    );
  }
  if (created && (await getPortfolio(scope, targetId)).unitCount === 0)
    await deletePortfolio(scope, targetId);
  return { units: units.length };
}

/** In one order everywhere, to avoid deadlocks. */
async function lockBoth(scope: OrganisationScope, portfolioIds: readonly string[]): Promise<void> {
  for (const id of [...portfolioIds].sort()) await touchPortfolio(scope, id);
}
