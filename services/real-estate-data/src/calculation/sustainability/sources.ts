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
  return {
    areas: await scoreAreas(snapshot),
    dates: await registerDates(snapshot),
    year: Number(dateInNetherlands(now()).slice(0, 4)),
    climate: await climateAt(snapshot),
    facts: await energyFacts(
      snapshot,
      objects.map(({ objectId }) => objectId),
    ),
    roofs: await sunnyRoofs(snapshot, panden),
    measures: await measureTable(snapshot),
    pathways: (await pathwaysOf?.(caller)) ?? [],
  };
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
