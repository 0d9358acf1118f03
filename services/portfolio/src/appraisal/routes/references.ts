import { valuationApi } from '@kavel/contracts';
import type { ChoicesByUnit, Signature } from '@kavel/contracts/valuations';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrganisationScope } from '../../repositories/store';
import { readBuckets } from '../../valuations/repositories/buckets';
import { readResults } from '../../valuations/repositories/results';
import { listMemberIds } from '../../valuations/repositories/valuation-units';
import {
  changeReferenceSettings,
  getHead,
  lockHead,
  raiseReferenceRevision,
} from '../../valuations/repositories/valuations';
import { applyOverrides } from '../../valuations/repositories/values';
import { checkEditable } from '../../valuations/rules/status';
import { checkUnitsKnown } from '../../valuations/rules/valuation-units';
import { readChoices, replaceChoices } from '../repositories/choices';
import { listEdits, recordEdits } from '../repositories/edits';
import { readOverridePolicy } from '../repositories/override-policy';
import { type ReferencesByUnit, readReferences, replaceReferences } from '../repositories/references';
import { choiceEdits, settingEdits, unitsPinnedAnew } from '../rules/edits';
import { isSameOverride, signedChoices, unitsOverriddenAnew } from '../rules/overrides';
import { checkOwnPrices, unitsWithNewOwn } from '../rules/own-reference-limits';
import { checkBucketsKnown, checkOwnReferences, checkReferenceRevision } from '../rules/reference-choices';
import type { OverrideContext } from './overrides';
import { signatureOf } from './signature';

/** References, their settings and the appraiser's choices: one revision for all. */
export function referenceRoutes(app: FastifyInstance, { store, auth, now }: OverrideContext): void {
  route(app, valuationApi.getTransactionReferences, ({ caller, params, query }) =>
    store.inOrganisation(caller, async scope => {
      const { referenceRevision, referenceSettings } = await getHead(scope, params.id);
      return {
        revision: referenceRevision,
        settings: referenceSettings,
        choices: await readChoices(scope, params.id, query),
        references: await readReferences(scope, params.id, query),
      };
    }),
  );

  route(app, valuationApi.getReferenceChoices, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      const { referenceRevision, referenceSettings } = await getHead(scope, params.id);
      const choices = await readChoices(scope, params.id);
      return { revision: referenceRevision, settings: referenceSettings, choices };
    }),
  );

  /**
   * Returns the named units and buckets only: ten thousand units are saved in parts, and need not be returned each
   * time.
   */
  route(app, valuationApi.saveTransactionReferences, async ({ caller, params: { id }, body }) => {
    const { references, settings = {}, choices: sent = {} } = body;
    const overrides = Object.values(sent).some(({ override }) => override !== null);
    const by = overrides ? await signatureOf(auth, caller, now()) : null;
    return store.inOrganisation(caller, async scope => {
      const head = await lockHead(scope, id);
      checkEditable(head.status);
      const stored = Object.keys(sent).length === 0 ? {} : await readChoices(scope, id);
      checkReferenceRevision(
        { yours: body.revision, current: head.referenceRevision },
        { settings, choices: sent },
        { settings: head.referenceSettings, choices: stored },
      );
      const unitIds = new Set([...Object.keys(references), ...Object.keys(sent)]);
      checkUnitsKnown([...unitIds], await listMemberIds(scope, id), 'in this valuation');
      checkOwnReferences(sent, head.valueDate);
      await checkOwnLimits(scope, id, stored, sent);
      const choices = by === null ? sent : await signed(scope, id, { by, stored, sent });

      const sales: ReferencesByUnit = {};
      for (const unitId of unitsPinnedAnew(stored, choices))
        Object.assign(sales, await readReferences(scope, id, { unitId }));
      await replaceReferences(scope, id, references);
      await replaceChoices(scope, id, choices);
      const decided = Object.keys(choices).filter(
        unitId => !isSameOverride(stored[unitId]?.override, choices[unitId]?.override),
      );
      if (decided.length > 0) await applyOverrides(scope, id, decided);
      const edits = choiceEdits(stored, choices, sales);
      if (Object.keys(settings).length > 0) {
        const buckets = await readBuckets(scope, id);
        checkBucketsKnown(Object.keys(settings), Object.keys(buckets));
        edits.push(...settingEdits(head.referenceSettings, settings, buckets));
        await changeReferenceSettings(scope, id, { ...head.referenceSettings, ...settings });
      }
      await recordEdits(scope, caller, id, edits);
      const revision = await raiseReferenceRevision(scope, id);
      return { revision, settings, choices, references };
    });
  });

  route(app, valuationApi.getEdits, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, params.id);
      return listEdits(scope, params.id);
    }),
  );
}

/** Refuses own references whose price is further from the model's than the organisation allows. */
async function checkOwnLimits(
  scope: OrganisationScope,
  id: string,
  stored: ChoicesByUnit,
  sent: ChoicesByUnit,
): Promise<void> {
  const references: ReferencesByUnit = {};
  const unitIds = unitsWithNewOwn(stored, sent);
  if (unitIds.length === 0) return;
  for (const unitId of unitIds) Object.assign(references, await readReferences(scope, id, { unitId }));
  const policy = await readOverridePolicy(scope);
  const results = await readResults(scope, id, unitIds);
  checkOwnPrices(stored, sent, { policy, results, references });
}

/** The choices with the proposers of their overrides; refuses those that are not allowed. */
async function signed(
  scope: OrganisationScope,
  id: string,
  { by, stored, sent }: { by: Signature; stored: ChoicesByUnit; sent: ChoicesByUnit },
): Promise<ChoicesByUnit> {
  const policy = await readOverridePolicy(scope);
  const results = await readResults(scope, id, unitsOverriddenAnew(stored, sent));
  return signedChoices(stored, sent, { by, policy, results });
}
