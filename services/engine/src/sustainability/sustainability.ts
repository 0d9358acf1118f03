import { heatSources, type SustainabilityDetails } from '@kavel/contracts/sustainability';
import { parisProof } from './parameters';
import { climateRisksOf } from './rules/climate';
import { carbonOf, energyDemandOf, envelopeOf, meteredOf, solarShareOf } from './rules/energy';
import { improvementFor, measuresFor } from './rules/measures';
import { obligationsOf, obligationValue } from './rules/obligations';
import { lastPathwayYear, strandingOf } from './rules/stranding';
import { taxonomyOf, taxonomyValue } from './rules/taxonomy';
import type { MeasureCost, Pathway, SustainabilitySubject } from './subject';

/** What a value of a metric was read from. */
export type ValueOrigin = 'ep-online' | 'bag' | 'energy-facts' | 'climate' | 'roofs' | 'pathways';

export interface SustainabilityValue {
  key: string;
  /** In the unit of the metric; null when not known. */
  value: number | null;
  origin: ValueOrigin;
}

export interface Sustainability {
  values: SustainabilityValue[];
  details: SustainabilityDetails;
}

export interface SustainabilityTerms {
  /** The present year. */
  year: number;
  pathways: readonly Pathway[];
  measures: readonly MeasureCost[];
}

/** Values of the metrics of an object, without those of its surroundings, and what they rest on. */
export function sustainabilityOf(
  subject: SustainabilitySubject,
  { year, pathways, measures }: SustainabilityTerms,
): Sustainability {
  const { vtwType, oppervlakte, bouwjaar, energielabel, facts } = subject;
  const metered = meteredOf(subject);
  const carbon = carbonOf(subject, year);
  const climate = climateRisksOf(subject);
  const own = measuresFor(subject, measures);
  const details: SustainabilityDetails = {
    vtwType,
    oppervlakte,
    bouwjaar,
    energielabel,
    energyDemand: energyDemandOf(subject),
    metered,
    parisProof: parisProof.limits[vtwType] ?? null,
    carbon,
    heatSource: facts.heatSource,
    obligations: obligationsOf(subject),
    stranding: strandingOf(vtwType, { carbon, energy: metered }, pathways, year),
    taxonomy: taxonomyOf(subject, climate),
    climate,
    measures: own,
    improvement: improvementFor(subject, own),
  };
  return { values: valuesOf(subject, details), details };
}

function valuesOf(subject: SustainabilitySubject, details: SustainabilityDetails): SustainabilityValue[] {
  const { facts, bouwjaar } = subject;
  const { metered, parisProof: limit } = details;
  const exposure = new Map(details.climate.map(risk => [risk.layer, risk.exposure]));
  const ofFacts = (key: string, value: number | null): SustainabilityValue => ({
    key,
    value,
    origin: 'energy-facts',
  });
  return [
    { key: 'energy-demand', value: details.energyDemand, origin: 'ep-online' },
    ofFacts('metered', metered === null || limit === null ? null : metered / limit),
    ofFacts('carbon', details.carbon),
    ofFacts('heat-source', facts.heatSource && heatSources.indexOf(facts.heatSource)),
    {
      key: 'envelope',
      value: envelopeOf(bouwjaar, facts),
      origin: facts.facadeRc === null ? 'bag' : 'energy-facts',
    },
    { key: 'solar', value: solarShareOf(subject), origin: 'roofs' },
    ofFacts('embodied', facts.embodied),
    { key: 'obligation', value: obligationValue(details.obligations), origin: 'ep-online' },
    { key: 'stranding', value: strandingValue(details), origin: 'pathways' },
    { key: 'taxonomy', value: taxonomyValue(details.taxonomy), origin: 'ep-online' },
    ...(['heat', 'rain', 'flood', 'foundation'] as const).map(
      (layer): SustainabilityValue => ({ key: layer, value: exposure.get(layer) ?? null, origin: 'climate' }),
    ),
    ofFacts('measures', facts.protection),
    ofFacts('water', facts.rainKept),
  ];
}

function strandingValue({ stranding: { status, year } }: SustainabilityDetails): number | null {
  return status === 'beyond' ? lastPathwayYear : year;
}
