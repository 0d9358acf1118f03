import type { ReferenceParams, Unit } from '@kavel/contracts';
import type { UnitChoices, UnitsToValue, UnitValues } from '@kavel/contracts/valuations';
import { requireKnownDate } from './dates';
import type { CalculationContext } from './deps';
import { packEvidence } from './pack-evidence';
import type { ValuationSubject } from './valuation-subject';
import { valueSubjects } from './value-subjects';

/**
 * Model values of units, by the settings of their bucket and the appraiser's choices, with their evidence. Overrides
 * are applied by the portfolio service.
 */
export async function unitValuesOf(
  { store, markets, models, now }: CalculationContext,
  { valueDate, units, settings, choices }: UnitsToValue,
): Promise<UnitValues> {
  const paramsOf = (bucket: string) => settings[bucket] ?? {};
  const values = await store.use(async snapshot => {
    const learnt = await markets.of(snapshot);
    requireKnownDate(valueDate, learnt, now());
    const subjects = units.map(({ unit, bucket }) => subjectOf(unit, paramsOf(bucket), choices[unit.id]));
    const made = await valueSubjects(snapshot, learnt, subjects, valueDate, models.current);
    return { ...made, snapshot: snapshot.id };
  });
  const unitIds = [...values.results.keys()];
  return {
    ...(unitIds.length === 0 ? {} : { evidence: await packEvidence(values.evidence(), values.snapshot) }),
    references: Object.fromEntries(units.map(({ unit: { id } }) => [id, values.references.get(id) ?? []])),
    valuationResults: units.flatMap(({ unit, bucket }) => {
      const result = values.results.get(unit.id);
      const origin = { snapshot: values.snapshot, params: paramsOf(bucket) };
      return result ? [{ ...result, unitId: unit.id, bucket, origin }] : [];
    }),
    unvalued: [...values.unvalued].map(([unitId, reason]) => ({ unitId, reason })),
  };
}

/** A unit in the model's input format. */
export function subjectOf(
  { id, addressObjectData }: Unit,
  params: ReferenceParams,
  choices: UnitChoices | undefined,
): ValuationSubject {
  return { key: id, ...addressObjectData, params, choices };
}
