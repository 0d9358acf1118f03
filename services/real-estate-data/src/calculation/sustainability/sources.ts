import {
  type ClimateAt,
  type ClimateValue,
  climateAt,
  energyFacts,
  measureTable,
  type RegisterDates,
  registerDates,
  type ScoreAreas,
  type ScoredObject,
  type Snapshot,
  type StoredEnergyFacts,
  scoreAreas,
  sunnyRoofs,
} from '@kavel/catalogue';
import type { ClimateLayer } from '@kavel/contracts/sustainability';
import {
  climateValuesOf,
  type MeasureCost,
  noEnergyFacts,
  type Pathway,
  type SustainabilitySubject,
} from '@kavel/engine';
import { dateInNetherlands, type OrganisationCaller } from '@kavel/service-kit';
import type { CalculationContext } from '../deps';

/** What the indices of some objects are read from. */
export interface SustainabilitySources {
  areas: ScoreAreas;
  dates: RegisterDates;
  /** The present year. */
  year: number;
  climate: ClimateAt;
  facts: ReadonlyMap<string, StoredEnergyFacts>;
  roofs: ReadonlyMap<string, number>;
  measures: readonly MeasureCost[];
  pathways: readonly Pathway[];
}

export async function sustainabilitySources(
  { now, pathwaysOf }: CalculationContext,
  caller: OrganisationCaller,
  snapshot: Snapshot,
  objects: readonly ScoredObject[],
): Promise<SustainabilitySources> {
  const panden = objects.flatMap(({ vtwType, pandId }) =>
    vtwType === 'eengezinswoning' && pandId !== null ? [pandId] : [],
  );
  const ids = objects.map(({ objectId }) => objectId);
  const [areas, dates, climate, facts, roofs, measures, pathways = []] = await Promise.all([
    scoreAreas(snapshot),
    registerDates(snapshot),
    climateAt(snapshot),
    energyFacts(snapshot, ids),
    sunnyRoofs(snapshot, panden),
    measureTable(snapshot),
    pathwaysOf?.(caller),
  ]);
  const year = Number(dateInNetherlands(now()).slice(0, 4));
  return { areas, dates, year, climate, facts, roofs, measures, pathways };
}

/** An object as the rules see it, and where its facts are from. */
export interface KnownObject {
  subject: SustainabilitySubject;
  facts: StoredEnergyFacts | undefined;
  climate: Partial<Record<ClimateLayer, ClimateValue>>;
}

export function knownOf(object: ScoredObject, sources: SustainabilitySources): KnownObject {
  const { vtwType, oppervlakte, bouwjaar, energielabel, pandId } = object;
  const facts = sources.facts.get(object.objectId);
  const climate = sources.climate(object.x, object.y);
  const subject: SustainabilitySubject = {
    vtwType,
    oppervlakte,
    bouwjaar,
    energielabel,
    facts: facts ?? noEnergyFacts,
    climate: climateValuesOf(climate),
    sunnyRoof: (pandId === null ? undefined : sources.roofs.get(pandId)) ?? null,
  };
  return { subject, facts, climate };
}
