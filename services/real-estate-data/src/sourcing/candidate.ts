import { fullAddress } from '@kavel/contracts';
import {
  type Candidate,
  type CandidateSignal,
  sourcingLimits,
  sourcingUnits,
} from '@kavel/contracts/sourcing';
import { isMissing, type Rating, type SourcedObject, sumOrNull, type WeighedSignal } from '@kavel/engine';
import { areaOf, type FoundPand } from './panden';

/** A rated pand as it is answered. */
export function candidateOf(
  { pand, rows }: FoundPand,
  { score, confidence, completeness, signals, potential }: Rating,
): Candidate | null {
  const [first] = rows;
  if (!first || score === null) return null;
  const value = sumOrNull(pand.objects, ({ model }) => model?.value ?? null);
  return {
    pandId: pand.pandId,
    objectIds: rows.slice(0, sourcingLimits.listed).map(({ objectId }) => objectId),
    objects: rows.length,
    address: fullAddress(first),
    lon: first.lon,
    lat: first.lat,
    bouwjaar: pand.bouwjaar,
    oppervlakte: areaOf(rows),
    functions: [...new Set(rows.flatMap(({ gebruiksdoelen }) => gebruiksdoelen))],
    energyLabels: [...new Set(rows.flatMap(({ energielabel }) => energielabel ?? []))].toSorted(),
    score,
    completeness,
    confidence: confidence ?? 0,
    signals: signals.map(signalOf),
    modelValue: value === null ? null : Math.round(value),
    lastPrice: lastPriceOf(pand.objects),
    potential,
    fictional: rows.some(({ fictional }) => fictional),
  };
}

function signalOf({ key, signal, weight, contribution }: WeighedSignal): CandidateSignal {
  const common = { key, unit: sourcingUnits[key], weight, contribution, facts: signal.facts };
  if (isMissing(signal)) {
    const { missing } = signal;
    return {
      ...common,
      value: null,
      score: null,
      source: '',
      date: null,
      level: null,
      fictional: false,
      missing,
    };
  }
  const { value, score, source, date, level, fictional } = signal;
  return { ...common, value, score, source, date, level, fictional, missing: null };
}

function lastPriceOf(objects: readonly SourcedObject[]): Candidate['lastPrice'] {
  const sales = objects.flatMap(({ lastSale }) => lastSale ?? []);
  if (sales.length === 0) return null;
  const indexed = sumOrNull(sales, sale => sale.indexed);
  return {
    price: sales.reduce((sum, { price }) => sum + price, 0),
    indexed: indexed === null ? null : Math.round(indexed),
    date:
      sales
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? '',
    objects: sales.length,
  };
}
