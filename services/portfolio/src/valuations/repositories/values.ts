import type { ValuationResult } from '@kavel/contracts';
import type { UnitValues } from '@kavel/contracts/valuations';
import { readChoices } from '../../appraisal/repositories/choices';
import { dropEvidence, keepEvidence } from '../../appraisal/repositories/evidence';
import { readOverridePolicy } from '../../appraisal/repositories/override-policy';
import { replaceReferences } from '../../appraisal/repositories/references';
import { withOverride } from '../../appraisal/rules/overrides';
import type { OrganisationScope } from '../../repositories/store';
import { dropResults, readResults, replaceResults } from './results';

/**
 * Stores model values, with their evidence and the overrides in effect; other units keep theirs. Returns the stored
 * results. Every value is stored by this function.
 */
export async function storeValues(
  scope: OrganisationScope,
  valuationId: string,
  { references, valuationResults, unvalued, evidence }: UnitValues,
): Promise<ValuationResult[]> {
  const [choices, policy] = [await readChoices(scope, valuationId), await readOverridePolicy(scope)];
  const results = valuationResults.map(result =>
    withOverride(result, choices[result.unitId]?.override, policy),
  );
  const unvaluedIds = unvalued.map(({ unitId }) => unitId);
  await replaceReferences(scope, valuationId, references);
  await dropResults(scope, valuationId, unvaluedIds);
  await replaceResults(scope, valuationId, results);
  if (evidence) await keepEvidence(scope, valuationId, evidence);
  await dropEvidence(scope, valuationId, unvaluedIds);
  return results;
}

/** Applies the current overrides to stored values, of all units or of the named ones; returns the results. */
export async function applyOverrides(
  scope: OrganisationScope,
  valuationId: string,
  unitIds?: readonly string[],
): Promise<ValuationResult[]> {
  const [choices, policy] = [await readChoices(scope, valuationId), await readOverridePolicy(scope)];
  const stored = await readResults(scope, valuationId, unitIds);
  const concerned = stored.filter(
    ({ unitId, override, proposal }) => override || proposal || choices[unitId]?.override,
  );
  const results = concerned.map(result => withOverride(result, choices[result.unitId]?.override, policy));
  await replaceResults(scope, valuationId, results);
  return results;
}
