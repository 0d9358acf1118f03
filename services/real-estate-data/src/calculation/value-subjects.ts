import {
  type EnergyLabel,
  fullAddress,
  type Reference,
  type ReferenceParams,
  type UnvaluedUnit,
  type ValuationResult,
  type VtwType,
} from '@kavel/contracts';
import { marketRent, type PropertyValue, valueProperty } from '@kavel/engine';
import { type CatalogueDeal, objectsById, type Snapshot } from '../store';
import { usualDistance } from './learning/learn-snapshot';
import type { SnapshotMarkets } from './markets';

/** What is to be valued: a unit, or a loose object. `key` is its unit id or object id. */
export interface ValuationSubject {
  key: string;
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  buurtcode: string | null;
  wijkcode: string | null;
  lon: number;
  lat: number;
}

/** Values by key of the subject. */
export interface SubjectValues {
  references: Map<string, Reference[]>;
  results: Map<string, Omit<ValuationResult, 'unitId' | 'bucket'>>;
  unvalued: Map<string, UnvaluedUnit['reason']>;
}

const usualMonths = 60;
const subjectsPerTurn = 100;

/** Values subjects on a date by the sales of a snapshot. Gives way to other requests now and then. */
export async function valueSubjects(
  snapshot: Snapshot,
  markets: SnapshotMarkets,
  subjects: readonly ValuationSubject[],
  valueDate: string,
  params: ReferenceParams,
): Promise<SubjectValues> {
  const unvalued: SubjectValues['unvalued'] = new Map();
  const results: SubjectValues['results'] = new Map();
  const found = new Map<string, { deal: CatalogueDeal; reference: FoundReference }[]>();
  for (const [i, subject] of subjects.entries()) {
    if (i > 0 && i % subjectsPerTurn === 0) await nextTurn();
    const market = markets.sales(subject.vtwType);
    const valuation = valueProperty(market, subject, valueDate, choiceOf(subject, params));
    if (!valuation.valued) {
      unvalued.set(subject.key, valuation.reason);
      continue;
    }
    const rent = marketRent(markets.rents(subject.vtwType), subject, valueDate, rentChoice(subject));
    results.set(subject.key, { ...valuation.result, marketRent: rent });
    const withDeals = valuation.references.flatMap(reference => {
      const deal = market.deals[reference.row];
      return deal ? [{ deal, reference }] : [];
    });
    found.set(subject.key, withDeals);
  }
  return { references: await withAddresses(snapshot, found), results, unvalued };
}

type FoundReference = PropertyValue['references'][number];

function choiceOf(subject: ValuationSubject, params: ReferenceParams) {
  return {
    maxDistance: params.maxDistance ?? usualDistance(subject.vtwType),
    maxMonths: params.maxMonths ?? usualMonths,
    maxReferences: params.maxReferences,
    accepts: strictness(subject, params),
  };
}

function rentChoice({ vtwType }: ValuationSubject) {
  return { maxDistance: usualDistance(vtwType), maxMonths: usualMonths };
}

/** Strict: only deals that are known to share the subject's buurt, wijk or label. */
function strictness(subject: ValuationSubject, params: ReferenceParams) {
  const same = [
    ...(params.strictBuurt ? (['buurtcode'] as const) : []),
    ...(params.strictWijk ? (['wijkcode'] as const) : []),
    ...(params.strictLabel ? (['energielabel'] as const) : []),
  ];
  if (same.length === 0) return undefined;
  return (deal: CatalogueDeal) => same.every(key => subject[key] !== null && deal[key] === subject[key]);
}

async function withAddresses(
  snapshot: Snapshot,
  found: ReadonlyMap<string, { deal: CatalogueDeal; reference: FoundReference }[]>,
): Promise<Map<string, Reference[]>> {
  const ids = new Set([...found.values()].flat().map(({ deal }) => deal.objectId));
  const objects = ids.size === 0 ? [] : await objectsById(snapshot, [...ids]);
  const addresses = new Map(objects.map(object => [object.objectId, fullAddress(object)]));
  return new Map(
    [...found].map(([key, references]) => [
      key,
      references.map(({ deal, reference: { row: _, ...reference } }) => ({
        ...reference,
        objectId: deal.objectId,
        address: addresses.get(deal.objectId) ?? '',
        vtwType: deal.vtwType,
        fictional: deal.fictional,
      })),
    ]),
  );
}

function nextTurn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
