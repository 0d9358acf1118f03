import { energyLabels } from '@kavel/contracts';
import type { Enkelbestemming } from '@kavel/contracts/lists';
import { isOffice } from './office';
import type { SourcedPand, SourcingDates } from './pand';
import { notApplicable, type Signal, unknown } from './signal';

/** Zonings that allow dwellings; without one of these there is nothing to transform into. */
const allowing = new Set<Enkelbestemming>(['wonen', 'woongebied', 'gemengd', 'centrum']);

/** Fewer known criteria than this say too little. */
const leastKnown = 3;
const firstOfLabelD = energyLabels.indexOf('D');

/** Criteria for turning an office into dwellings, 20 points each; unknown ones are left out and the rest scaled up. */
export function transformation(pand: SourcedPand, dates: SourcingDates): Signal {
  const { enkelbestemming, objects } = pand;
  if (!isOffice(pand)) return notApplicable;
  if (enkelbestemming === null) return unknown;
  const common = {
    source: 'BAG, EP-Online, bestemmingsplan',
    date: dates.bag,
    level: 'object' as const,
    fictional: objects.some(({ fictional }) => fictional),
  };
  if (!allowing.has(enkelbestemming)) return { ...common, value: 0, score: 0, facts: { enkelbestemming } };
  const criteria = criteriaOf(pand);
  const known = Object.values(criteria).filter(met => met !== null);
  if (known.length < leastKnown) return unknown;
  const met = known.filter(Boolean).length;
  const facts = Object.fromEntries(
    Object.entries(criteria).flatMap(([key, is]) => (is === null ? [] : [[key, is]])),
  );
  return {
    ...common,
    value: met,
    score: (100 * met) / known.length,
    facts: { enkelbestemming, known: known.length, ...facts },
  };
}

function criteriaOf({ bouwjaar, depth, stationDistance, objects }: SourcedPand) {
  const labels = objects.flatMap(({ energielabel }) => energielabel ?? []);
  return {
    period: bouwjaar === null ? null : bouwjaar >= 1950 && bouwjaar <= 2000,
    depth: depth === null ? null : depth <= 20,
    station: stationDistance === null ? null : stationDistance <= 1_000,
    label: labels.length === 0 ? null : labels.some(label => energyLabels.indexOf(label) >= firstOfLabelD),
    single: objects.length === 1,
  };
}
