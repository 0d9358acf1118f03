import { valuationApi } from '@kavel/contracts';
import { noChoices } from '@kavel/contracts/valuations';
import { route, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { readResults } from '../../valuations/repositories/results';
import { lockHead, raiseReferenceRevision } from '../../valuations/repositories/valuations';
import { applyOverrides } from '../../valuations/repositories/values';
import { checkEditable } from '../../valuations/rules/status';
import { readChoices, replaceChoices } from '../repositories/choices';
import { listEditors, recordEdits } from '../repositories/edits';
import { readOverridePolicy, recordOverridePolicy } from '../repositories/override-policy';
import { plainEdit } from '../rules/edits';
import { checkSecondPerson, confirmedBy, modelResult, stateOf } from '../rules/overrides';
import { signatureOf } from './signature';

export interface OverrideContext extends Pick<RouteContext, 'store' | 'now'> {
  /** Client for a user's role. */
  auth: ServiceClient;
}

/** Limits of overrides, and the decisions of a second person. */
export function overrideRoutes(app: FastifyInstance, { store, auth, now }: OverrideContext): void {
  route(app, valuationApi.getOverridePolicy, ({ caller }) =>
    store.inOrganisation(caller, readOverridePolicy),
  );

  route(app, valuationApi.saveOverridePolicy, ({ caller, body }) =>
    store.inOrganisation(caller, async scope => {
      await recordOverridePolicy(scope, caller, body);
      return readOverridePolicy(scope);
    }),
  );

  route(app, valuationApi.decideOverride, async ({ caller, params: { id, unitId }, body }) => {
    const person = await signatureOf(auth, caller, now());
    return store.inOrganisation(caller, async scope => {
      const head = await lockHead(scope, id);
      checkEditable(head.status);
      const policy = await readOverridePolicy(scope);
      const choices = (await readChoices(scope, id, { unitId }))[unitId] ?? noChoices;
      const [result] = await readResults(scope, id, [unitId]);
      const { override } = choices;
      const modelValue = result && modelResult(result).value;
      if (!override || modelValue === undefined || stateOf(override, modelValue, policy) !== 'pending')
        throw new ServiceError('not-found', 'No override of this unit waits for a second person');
      if (override.value !== body.value)
        throw new ServiceError('conflict', 'The override was changed meanwhile', { value: override.value });
      checkSecondPerson(override, caller, await listEditors(scope, id));

      const isConfirmed = body.decision === 'confirm';
      const decided = isConfirmed
        ? {
            ...override,
            by: override.by ?? person,
            confirmed: confirmedBy(person, override.value, modelValue),
          }
        : null;
      await replaceChoices(scope, id, { [unitId]: { ...choices, override: decided } });
      await recordEdits(scope, caller, id, [
        {
          ...plainEdit(isConfirmed ? 'override-confirmed' : 'override-refused'),
          unitId,
          from: modelValue,
          to: override.value,
          reason: body.reason ?? null,
        },
      ]);
      const valuationResults = await applyOverrides(scope, id, [unitId]);
      return { revision: await raiseReferenceRevision(scope, id), valuationResults };
    });
  });
}
