import { valuationApi } from '@kavel/contracts';
import { type CapexItem, type Weighing, weighingReason } from '@kavel/contracts/valuations';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import type { OrganisationScope } from '../../repositories/store';
import { readBuckets } from '../../valuations/repositories/buckets';
import { listMemberIds } from '../../valuations/repositories/valuation-units';
import { getHead, lockHead, touchValuation } from '../../valuations/repositories/valuations';
import { checkRevision } from '../../valuations/rules/revision';
import { checkEditable } from '../../valuations/rules/status';
import { readCapexPlan, readWeighing, saveCapexPlan, saveWeighing } from '../repositories/calculation';
import { recordEdits } from '../repositories/edits';
import { plainEdit } from '../rules/edits';

/** Planned expenses, and the weight of the cash flow beside the comparison. */
export function calculationRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.capexPlan, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, id);
      return readCapexPlan(scope, id);
    }),
  );

  route(app, valuationApi.saveCapexPlan, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, id);
      checkEditable(status);
      const before = await readCapexPlan(scope, id);
      checkRevision(body.revision, before.revision);
      await checkScopes(scope, id, body.items);
      const saved = await saveCapexPlan(scope, id, before.revision, body.items);
      const [from, to] = [totalOf(before.items), totalOf(saved.items)];
      await recordEdits(scope, caller, id, [{ ...plainEdit('parameters'), detail: 'capex', from, to }]);
      await touchValuation(scope, id);
      return saved;
    }),
  );

  route(app, valuationApi.saveWeighing, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, id);
      checkEditable(status);
      const before = await readWeighing(scope, id);
      checkRevision(body.revision, before.revision);
      const saved = await saveWeighing(scope, id, { ...body, reason: reasonOf(body) });
      const { reason, weight: to } = saved;
      const edit = {
        ...plainEdit('parameters'),
        detail: 'weighing' as const,
        from: before.weight,
        to,
        reason,
      };
      await recordEdits(scope, caller, id, [edit]);
      await touchValuation(scope, id);
      return saved;
    }),
  );
}

const totalOf = (items: readonly CapexItem[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/** Throws `bad-request` without a reason for a weight of the appraiser; the default has none. */
function reasonOf({ weight, reason }: Weighing): string | null {
  if (weight === 0) return null;
  if (reason !== null && reason.length >= weighingReason.least) return reason;
  throw new ServiceError('bad-request', 'Say why the cash flow has this weight', [
    { field: 'body.reason', message: `At least ${weighingReason.least} characters` },
  ]);
}

/** Throws `unprocessable` for two items of one id, and for a bucket or unit that the valuation does not have. */
async function checkScopes(scope: OrganisationScope, id: string, items: readonly CapexItem[]): Promise<void> {
  if (new Set(items.map(item => item.id)).size < items.length)
    throw new ServiceError('unprocessable', 'Two planned expenses have the same id');
  const buckets = new Set(Object.keys((await readBuckets(scope, id)) ?? {}));
  const units = new Set(await listMemberIds(scope, id));
  const unknown = items.find(
    ({ scope: of }) =>
      (of.of === 'bucket' && !buckets.has(of.bucket)) || (of.of === 'unit' && !units.has(of.unitId)),
  );
  if (unknown === undefined) return;
  throw new ServiceError(
    'unprocessable',
    `The valuation does not have what “${unknown.description}” is for`,
    {
      item: unknown.id,
    },
  );
}
