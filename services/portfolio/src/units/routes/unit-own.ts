import { type OwnValue, ownValueProblem, unitOwnApi } from '@kavel/contracts/units';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getPortfolio, requireEditable, touchPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { checkUnitsOnce } from '../../valuations/rules/valuation-units';
import * as columns from '../repositories/own-columns';
import {
  changeOwnValues,
  changeTags,
  lockOwn,
  type OwnOfUnit,
  type Tagging,
} from '../repositories/own-values';
import { type NewUnitEvent, recordUnitEvents } from '../repositories/unit-events';

/** Tags and own columns of units. */
export function unitOwnRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, unitOwnApi.listUnitTags, ({ caller }) => store.inOrganisation(caller, columns.listTags));

  route(app, unitOwnApi.createUnitTag, ({ caller, body }) =>
    store.inOrganisation(caller, scope => columns.insertTag(scope, body.name)),
  );

  route(app, unitOwnApi.deleteUnitTag, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => columns.deleteTag(scope, params.id));
    return null;
  });

  route(app, unitOwnApi.tagUnits, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      checkUnitsOnce(body.unitIds);
      const names = new Map((await columns.listTags(scope)).map(({ id, name }) => [id, name]));
      if (body.add.some(id => !names.has(id))) throw new ServiceError('not-found', 'This tag does not exist');
      await touchPortfolio(scope, params.id);
      const before = await lockOwn(scope, params.id, body.unitIds);
      await changeTags(scope, params.id, body);
      await recordUnitEvents(
        scope,
        caller,
        before.flatMap(unit => taggedEvent(unit, body, names)),
      );
      return { units: body.unitIds.length };
    }),
  );

  route(app, unitOwnApi.listOwnColumns, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, params.id);
      return columns.listOwnColumns(scope, params.id);
    }),
  );

  route(app, unitOwnApi.createOwnColumn, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      await requireEditable(scope, params.id);
      return columns.insertOwnColumn(scope, params.id, body);
    }),
  );

  route(app, unitOwnApi.updateOwnColumn, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => columns.changeOwnColumn(scope, params.id, body)),
  );

  route(app, unitOwnApi.deleteOwnColumn, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => columns.changeOwnColumn(scope, params.id, { deleted: true }));
    return null;
  });

  route(app, unitOwnApi.restoreOwnColumn, ({ caller, params }) =>
    store.inOrganisation(caller, scope => columns.changeOwnColumn(scope, params.id, { deleted: false })),
  );

  route(app, unitOwnApi.setOwnValues, ({ caller, params, body: { values } }) =>
    store.inOrganisation(caller, async scope => {
      await touchPortfolio(scope, params.id);
      const byUnit = await checkedValues(scope, params.id, values);
      const before = await lockOwn(scope, params.id, [...byUnit.keys()]);
      await changeOwnValues(scope, params.id, byUnit);
      await recordUnitEvents(
        scope,
        caller,
        before.flatMap(unit => valuedEvent(unit, byUnit.get(unit.id) ?? {})),
      );
      return { units: byUnit.size };
    }),
  );
}

interface GivenValue {
  unitId: string;
  columnId: string;
  value: OwnValue | null;
}

/** Values by unit and column. Throws `not-found` for a column that is not of this portfolio, and `bad-request`. */
async function checkedValues(
  scope: OrganisationScope,
  portfolioId: string,
  values: readonly GivenValue[],
): Promise<Map<string, Record<string, OwnValue | null>>> {
  const known = new Map((await columns.listOwnColumns(scope, portfolioId)).map(one => [one.id, one]));
  const byUnit = new Map<string, Record<string, OwnValue | null>>();
  for (const [index, { unitId, columnId, value }] of values.entries()) {
    const column = known.get(columnId);
    if (column === undefined) throw new ServiceError('not-found', 'This column is not of this portfolio');
    const problem = value === null ? null : ownValueProblem(column, value);
    if (problem) {
      const field = `body.values.${index}.value`;
      throw new ServiceError('bad-request', `The input is not valid: ${field}`, [
        { field, message: problem },
      ]);
    }
    byUnit.set(unitId, { ...byUnit.get(unitId), [columnId]: value });
  }
  return byUnit;
}

/** A line for the history of a unit whose tags changed, by their names. */
function taggedEvent(
  { id, tagIds }: OwnOfUnit,
  { add, remove }: Pick<Tagging, 'add' | 'remove'>,
  names: ReadonlyMap<string, string>,
): NewUnitEvent[] {
  const namesOf = (ids: readonly string[]) => ids.flatMap(tag => names.get(tag) ?? []).sort();
  const before = namesOf(tagIds);
  const after = namesOf([...new Set([...tagIds, ...add])].filter(tag => !remove.includes(tag)));
  if (before.join('\n') === after.join('\n')) return [];
  return [{ unitId: id, kind: 'changed', changes: { tags: [before.join(', '), after.join(', ')] } }];
}

/** A line for the history of a unit whose own values changed, by the ids of their columns. */
function valuedEvent({ id, values }: OwnOfUnit, given: Record<string, OwnValue | null>): NewUnitEvent[] {
  const changed = Object.entries(given).filter(([column, value]) => (values[column] ?? null) !== value);
  if (changed.length === 0) return [];
  const changes = Object.fromEntries(
    changed.map(([column, value]) => [
      `own.${column}`,
      [values[column] ?? null, value] as [unknown, unknown],
    ]),
  );
  return [{ unitId: id, kind: 'changed', changes }];
}
