import type { ValuationModels } from '../models';
import { featureDrivers } from '../property';
import type { UnitEvidence, ValuationEvidence } from './evidence';
import { valuesByEvidence } from './value-by-evidence';

/** A unit's evidence in an earlier and a later valuation. */
export interface EvidenceTwice {
  before: UnitEvidence;
  after: UnitEvidence;
}

/** Effects on the later model value, in euro. */
export interface InputEffects {
  area: number;
  /** Of the bouwjaar, the energielabel and the place. */
  facts: number;
  /** Of the number of references and the weights. */
  parameters: number;
}

/**
 * What changed inputs did to the later value: its evidence is valued again with, one after the other, the settings, the
 * other facts and the area as they were, by the later model with the later sales. A fact is set back together with what
 * the model said of it at the time. Units of another type, and those that cannot be valued so, are left out; null for a
 * model that is not known.
 */
export function effectsOfInputs(
  evidence: ValuationEvidence,
  units: readonly EvidenceTwice[],
  models: Pick<ValuationModels, 'of'>,
): Map<string, InputEffects> | null {
  const comparable = units.filter(({ before, after }) => before.salesOf === after.salesOf);
  const variants = [
    comparable.map(({ after }) => after),
    comparable.map(withSettingsBefore),
    comparable.map(withOtherFactsBefore),
    comparable.map(withAllBefore),
  ];
  const values = variants.map(units => valuesByEvidence({ ...evidence, units }, models));
  if (values.some(made => made === null)) return null;
  const [now, settings, facts, all] = values.map(
    made =>
      new Map(
        (made ?? []).flatMap(({ unit, valuation }) =>
          valuation.valued ? [[unit.key, valuation.result.value] as const] : [],
        ),
      ),
  );
  return new Map(
    comparable.flatMap(({ after: { key } }) => {
      const [v, s, f, a] = [now?.get(key), settings?.get(key), facts?.get(key), all?.get(key)];
      if (v === undefined || s === undefined || f === undefined || a === undefined) return [];
      return [[key, { parameters: v - s, facts: s - f, area: f - a }] as const];
    }),
  );
}

function withSettingsBefore({ before, after }: EvidenceTwice): UnitEvidence {
  return { ...after, maxReferences: before.maxReferences, weights: before.weights };
}

function withOtherFactsBefore(unit: EvidenceTwice): UnitEvidence {
  const { before, after } = unit;
  const { lon, lat, bouwjaar, energielabel } = before.property;
  const isMoved = lon !== after.property.lon || lat !== after.property.lat;
  const changed = featureDrivers.map(
    driver =>
      (driver === 'year' && bouwjaar !== after.property.bouwjaar) ||
      (driver === 'label' && energielabel !== after.property.energielabel),
  );
  return {
    ...withSettingsBefore(unit),
    property: { ...after.property, lon, lat, bouwjaar, energielabel },
    said: { ...after.said, shares: sharesBefore(unit, [...changed, isMoved]) },
  };
}

function withAllBefore(unit: EvidenceTwice): UnitEvidence {
  const made = withOtherFactsBefore(unit);
  const { oppervlakte } = unit.before.property;
  if (oppervlakte === made.property.oppervlakte) return made;
  const areaBefore = sharesBefore(
    unit,
    featureDrivers.map(driver => driver === 'area'),
  );
  const shares = made.said.shares.map((share, at) =>
    featureDrivers[at] === 'area' ? (areaBefore[at] ?? null) : share,
  );
  return { ...made, property: { ...made.property, oppervlakte }, said: { ...made.said, shares } };
}

/** What the model says by feature, and of the place after them: as it was where that changed. */
function sharesBefore({ before, after }: EvidenceTwice, changed: readonly boolean[]): (number | null)[] {
  return after.said.shares.map((share, at) => (changed[at] ? (before.said.shares[at] ?? null) : share));
}
