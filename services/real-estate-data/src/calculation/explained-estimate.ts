import type { Reference } from '@kavel/contracts';
import type { ExplainedEstimate, PublicComparable } from '@kavel/contracts/estimates';
import type { CalculationContext } from './deps';
import { toEstimate, valueOfAddress } from './value-addresses';

/** A value as visitors see it, with what drives it and its comparables. */
export async function explainedEstimateOf(
  context: CalculationContext,
  objectId: string,
): Promise<ExplainedEstimate> {
  const valued = await valueOfAddress(context, objectId);
  const { low95, high95, baseValue, drivers, modelVersion } = valued.result;
  const heaviestFirst = valued.references.toSorted((one, other) => other.weight - one.weight);
  return {
    ...toEstimate(valued),
    low95,
    high95,
    baseValue,
    drivers,
    modelVersion,
    comparables: heaviestFirst.map(publicComparable),
  };
}

/** Without what tells one house from its neighbours: see decision 0286. */
export function publicComparable(reference: Reference): PublicComparable {
  const { address, transactionDate, oppervlakte, bouwjaar, energielabel, weight, fictional } = reference;
  return {
    street: streetOf(address),
    month: transactionDate.slice(0, 7),
    price: rounded(reference.price, 1_000),
    adjustedPrice: rounded(reference.adjustedPrice, 1_000),
    oppervlakte,
    bouwjaar,
    energielabel,
    distance: rounded(reference.distance, 10),
    weight,
    lon: onGrid(reference.lon),
    lat: onGrid(reference.lat),
    fictional,
  };
}

/** Street and place of `Dorpsstraat 12-A, 1234 AB Vennewoude`. Rather too little of a name than a number too many. */
function streetOf(address: string): string {
  const [first = '', ...rest] = address.split(', ');
  const street = first.replace(/ \d.*$/, '');
  const place = rest.join(', ').replace(/^\d{4} ?[A-Z]{2} /, '');
  return place === '' ? street : `${street}, ${place}`;
}

/** About 50 metres, so that a point names no house. */
const cellsPerDegree = 2_000;
const onGrid = (degrees: number) => Math.round(degrees * cellsPerDegree) / cellsPerDegree;
const rounded = (value: number, unit: number) => Math.round(value / unit) * unit;
