import { isDeepStrictEqual } from 'node:util';
import type { EnergyLabel, ReferenceParams, VtwType } from '@kavel/contracts';

/** A stored value of one side of a bridge, with what it comes from. Euro, m², degrees. */
export interface BridgedValue {
  /** Units are matched by object, because two portfolios have different units for the same address. */
  objectId: string;
  unitId: string;
  address: string;
  valuationId: string;
  valueDate: string;
  value: number;
  /** Equals `value` without an override. */
  modelValue: number;
  overridden: boolean;
  low68: number;
  high68: number;
  vtwType: VtwType;
  /** VTW type whose sales and price index were used. */
  referenceType: VtwType;
  facts: {
    oppervlakte: number | null;
    bouwjaar: number | null;
    energielabel: EnergyLabel | null;
    lon: number;
    lat: number;
  };
  modelVersion: string;
  snapshot: string | null;
  params: ReferenceParams | null;
}

/** Values by object. */
export type BridgeSide = ReadonlyMap<string, BridgedValue>;

/** A unit in both sides. */
export interface BridgedPair {
  before: BridgedValue;
  after: BridgedValue;
}

export function pairsOf(from: BridgeSide, to: BridgeSide): BridgedPair[] {
  return [...to].flatMap(([objectId, after]) => {
    const before = from.get(objectId);
    return before ? [{ before, after }] : [];
  });
}

/** Whether facts or settings changed that a value can be computed again with. */
export function isToBeValuedAgain({ before, after }: BridgedPair): boolean {
  return (
    !isOtherType({ before, after }) &&
    (hasOtherFacts({ before, after }) || hasOtherSettings({ before, after }))
  );
}

/** What the unexplained part of the change of the model's value is counted as: the first input that is known to differ. */
export function remainderOf(
  pair: BridgedPair,
  isValuedAgain: boolean,
): 'facts' | 'parameters' | 'model' | 'other' {
  const { before, after } = pair;
  if (isOtherType(pair)) return 'facts';
  if (!isValuedAgain && hasOtherFacts(pair, ['bouwjaar', 'energielabel', 'lon', 'lat'])) return 'facts';
  if (before.modelVersion !== after.modelVersion || before.snapshot !== after.snapshot) return 'model';
  return hasOtherSettings(pair, isValuedAgain) ? 'parameters' : 'other';
}

function isOtherType({ before, after }: BridgedPair): boolean {
  return before.vtwType !== after.vtwType || before.referenceType !== after.referenceType;
}

const allFacts = ['oppervlakte', 'bouwjaar', 'energielabel', 'lon', 'lat'] as const;

function hasOtherFacts(
  { before, after }: BridgedPair,
  facts: readonly (typeof allFacts)[number][] = allFacts,
): boolean {
  return facts.some(fact => before.facts[fact] !== after.facts[fact]);
}

/** `ofCandidates`: only the settings that decide which sales are looked at, which cannot be set back. */
function hasOtherSettings({ before, after }: BridgedPair, ofCandidates = false): boolean {
  if (before.params === after.params) return false;
  return !isDeepStrictEqual(settingsOf(before, ofCandidates), settingsOf(after, ofCandidates));
}

function settingsOf({ params }: BridgedValue, ofCandidates: boolean) {
  const { weights = {}, maxReferences, ...candidates } = params ?? {};
  return ofCandidates ? candidates : { ...candidates, weights, maxReferences };
}
