import { type CatalogueDeal, objectsById, type Snapshot } from '@kavel/catalogue';
import {
  fullAddress,
  type Reference,
  type UnvaluedUnit,
  type ValuationResult,
  type VtwType,
} from '@kavel/contracts';
import type { UnitChoices } from '@kavel/contracts/valuations';
import {
  type AppraiserChoice,
  basisOf,
  type GatheredUnit,
  gatherEvidence,
  knownSalesOf,
  lettingRows,
  type PropertyValue,
  rentOn,
  type ValuationEvidence,
  type ValuationModel,
} from '@kavel/engine';
import { acceptableTo } from './acceptable';
import { usualDistance } from './learning/learn-snapshot';
import type { SnapshotMarkets } from './markets';
import { type Streets, streetsOf } from './streets';
import type { ValuationSubject } from './valuation-subject';

/** Values by subject key. */
export interface SubjectValues {
  references: Map<string, Reference[]>;
  results: Map<string, Omit<ValuationResult, 'unitId' | 'bucket'>>;
  unvalued: Map<string, UnvaluedUnit['reason']>;
  /** Evidence of the values, to be stored with a valuation. */
  evidence(): ValuationEvidence<CatalogueDeal>;
}

const noArea = { valued: false, reason: 'no-area' } as const;
const usualMonths = 60;
/** Takes some tens of milliseconds, in which no other request is handled. */
const subjectsPerTurn = 10;

/** Values subjects on a date by one model version and the sales of a snapshot. Yields to other requests regularly. */
export async function valueSubjects(
  snapshot: Snapshot,
  markets: SnapshotMarkets,
  subjects: readonly ValuationSubject[],
  valueDate: string,
  model: ValuationModel,
): Promise<SubjectValues> {
  const unvalued: SubjectValues['unvalued'] = new Map();
  const results: SubjectValues['results'] = new Map();
  const found = new Map<string, FoundSale[]>();
  const gathered: GatheredUnit<CatalogueDeal>[] = [];
  const streets = await streetsOf(snapshot, subjects);
  for (const [i, subject] of subjects.entries()) {
    if (i > 0 && i % subjectsPerTurn === 0) await nextTurn();
    const type = referenceType(subject);
    const market = markets.sales(type);
    const basis = basisOf(market, subject, valueDate, choiceOf(subject, streets));
    const valuation = basis ? model.value(knownSalesOf(market), basis, model) : noArea;
    if (!basis || !valuation.valued) {
      unvalued.set(subject.key, valuation.valued ? noArea.reason : valuation.reason);
      continue;
    }
    const lettings = markets.rents(subject.vtwType);
    const letNearby = lettingRows(lettings, subject, valueDate, rentChoice(subject));
    results.set(subject.key, {
      ...valuation.result,
      marketRent: rentOn(lettings, subject, valueDate, letNearby),
    });
    gathered.push({
      key: subject.key,
      sales: { type, market, basis },
      lettings: { type: subject.vtwType, market: lettings, rows: letNearby },
    });
    const sales = valuation.references.map(reference => ({
      reference,
      vtwType: subject.vtwType,
      deal: market.deals[reference.row],
      ownAddress: subject.choices?.own.find(({ id }) => id === reference.id)?.address ?? '',
    }));
    found.set(subject.key, sales);
  }
  const references = await withAddresses(snapshot, found);
  return { references, results, unvalued, evidence: () => gatherEvidence(gathered, valueDate, model) };
}

/** A reference with its deal; the appraiser's own references are not in the catalogue. */
interface FoundSale {
  reference: PropertyValue['references'][number];
  vtwType: VtwType;
  deal: CatalogueDeal | undefined;
  ownAddress: string;
}

/** The appraiser may compare a unit with another type, for example a shop that is sold as a home. */
function referenceType({ params, vtwType }: ValuationSubject): VtwType {
  return params.vtwType ?? vtwType;
}

function choiceOf(subject: ValuationSubject, streets: Streets) {
  const { params, choices } = subject;
  return {
    maxDistance: params.maxDistance ?? usualDistance(referenceType(subject)),
    maxMonths: params.maxMonths ?? usualMonths,
    maxReferences: params.maxReferences,
    accepts: acceptableTo(subject, streets),
    weights: params.weights,
    ...(choices ? { appraiser: appraiserChoice(choices) } : {}),
  };
}

function appraiserChoice({ excluded, pinned, own }: UnitChoices): AppraiserChoice {
  return {
    excluded: new Set(excluded.map(({ id }) => id)),
    pinned: new Set(pinned),
    own: own.map(({ transactionDate, ...deal }) => ({ ...deal, date: transactionDate })),
  };
}

function rentChoice({ vtwType }: ValuationSubject) {
  return { maxDistance: usualDistance(vtwType), maxMonths: usualMonths };
}

async function withAddresses(
  snapshot: Snapshot,
  found: ReadonlyMap<string, FoundSale[]>,
): Promise<Map<string, Reference[]>> {
  const ids = new Set([...found.values()].flat().flatMap(({ deal }) => deal?.objectId ?? []));
  const objects = ids.size === 0 ? [] : await objectsById(snapshot, [...ids]);
  const addresses = new Map(objects.map(object => [object.objectId, fullAddress(object)]));
  const referenceOf = ({ reference: { row: _, ...figures }, deal, vtwType, ownAddress }: FoundSale) =>
    deal
      ? {
          ...figures,
          objectId: deal.objectId,
          address: addresses.get(deal.objectId) ?? '',
          vtwType: deal.vtwType,
          fictional: deal.fictional,
        }
      : { ...figures, objectId: null, address: ownAddress, vtwType, fictional: false, own: true };
  return new Map([...found].map(([key, sales]) => [key, sales.map(referenceOf)]));
}

function nextTurn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
