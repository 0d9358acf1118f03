import { objectsById } from '@kavel/catalogue';
import type {
  EndpointResult,
  Estimate,
  estimateApi,
  RealEstateObject,
  ReferenceParams,
} from '@kavel/contracts';
import { dateInNetherlands, ServiceError } from '@kavel/service-kit';
import { requireKnownDate } from './dates';
import type { CalculationContext } from './deps';
import { valueSubjects } from './value-subjects';

type Answer = EndpointResult<typeof estimateApi.referencesForAddresses>;

/** References and current values of single addresses; nothing is stored. */
export async function valueAddresses(
  context: CalculationContext,
  objectIds: readonly string[],
  params: ReferenceParams,
): Promise<Answer & { objects: RealEstateObject[] }> {
  const { store, markets, models, now } = context;
  const valueDate = dateInNetherlands(now());
  return store.use(async snapshot => {
    const objects = await objectsById(snapshot, objectIds);
    requireAll(objectIds, objects);
    const learnt = await markets.of(snapshot);
    requireKnownDate(valueDate, learnt, now());
    const subjects = objects.map(object => ({ key: object.objectId, ...object, params }));
    const values = await valueSubjects(snapshot, learnt, subjects, valueDate, models.current);
    return {
      objects,
      references: Object.fromEntries(values.references),
      valuationResults: [...values.results].map(([objectId, result]) => ({ ...result, objectId })),
      unvalued: [...values.unvalued].map(([objectId, reason]) => ({ objectId, reason })),
    };
  });
}

const cannotEstimate = {
  'no-area': 'The area of this address is not known, so it cannot be valued',
  'no-references': 'There are too few comparable sales nearby to value this address',
} as const;

/** The current value of one address with everything that it rests on; throws where it has none. */
export async function valueOfAddress(context: CalculationContext, objectId: string) {
  const { objects, references, valuationResults, unvalued } = await valueAddresses(context, [objectId], {});
  const [object] = objects;
  const [result] = valuationResults;
  if (!object || !result) {
    const reason = unvalued[0]?.reason ?? 'no-references';
    throw new ServiceError('unprocessable', cannotEstimate[reason], { reason });
  }
  return { object, result, references: references[objectId] ?? [] };
}

/** The current value of one address, as shown publicly. */
export async function estimateOf(context: CalculationContext, objectId: string): Promise<Estimate> {
  return toEstimate(await valueOfAddress(context, objectId));
}

export function toEstimate({
  object,
  result,
  references,
}: Awaited<ReturnType<typeof valueOfAddress>>): Estimate {
  const { value, low68, high68, pricePerM2, accuracyClass, referenceCount, valueDate } = result;
  const fictionalSales = references.some(reference => reference.fictional);
  return {
    object,
    value,
    low68,
    high68,
    pricePerM2,
    accuracyClass,
    referenceCount,
    valueDate,
    fictionalSales,
  };
}

function requireAll(objectIds: readonly string[], objects: readonly RealEstateObject[]): void {
  const known = new Set(objects.map(object => object.objectId));
  const unknown = objectIds.filter(id => !known.has(id));
  if (unknown.length > 0)
    throw new ServiceError('address-not-found', `There is no address ${unknown.slice(0, 5).join(', ')}`, {
      objectIds: unknown,
    });
}
