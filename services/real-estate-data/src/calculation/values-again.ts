import type { UnitsToValueAgain, ValuesAgain } from '@kavel/contracts/valuations';
import type { CalculationContext } from './deps';
import { subjectOf } from './unit-values';
import { valueSubjects } from './value-subjects';

/**
 * Recomputes values of units with the current snapshot and model. Units valued with other data or another model are
 * left out, because they are not comparable.
 */
export async function valuesAgainOf(
  { store, markets, models }: CalculationContext,
  { valueDate, units, choices }: UnitsToValueAgain,
): Promise<ValuesAgain> {
  const { version: modelVersion } = models.current;
  return store.use(async snapshot => {
    const comparable = units.filter(one => one.snapshot === snapshot.id && one.modelVersion === modelVersion);
    if (comparable.length === 0) return { snapshot: snapshot.id, modelVersion, values: [] };
    const learnt = await markets.of(snapshot);
    const subjects = comparable.map(({ unit, params }) => subjectOf(unit, params, choices[unit.id]));
    const { results } = await valueSubjects(snapshot, learnt, subjects, valueDate, models.current);
    const values = comparable.map(({ unit }) => ({ unitId: unit.id, value: results.get(unit.id) ?? null }));
    return { snapshot: snapshot.id, modelVersion, values };
  });
}
