/** Version of the catalogue of the sustainability index: definitions, scales, weights and factors. */
export const sustainabilityCatalogueVersion = '2026.1';

export const sustainabilityThemes = ['energy', 'obligation', 'climate', 'surroundings'] as const;
export type SustainabilityTheme = (typeof sustainabilityThemes)[number];

/** What heats an object. A hybrid heat pump uses gas and electricity. */
export const heatSources = ['gas', 'hybrid', 'district', 'heat-pump'] as const;
export type HeatSource = (typeof heatSources)[number];

/** Label C of offices; letting of dwellings with label E, F or G. */
export const obligationKeys = ['office-c', 'letting-efg'] as const;
export type ObligationKey = (typeof obligationKeys)[number];

/** `not-applicable`: not for this use. `unknown`: a fact is missing. */
export const obligationStatuses = ['meets', 'fails', 'exempt', 'unknown', 'not-applicable'] as const;
export type ObligationStatus = (typeof obligationStatuses)[number];

/** Exemptions of the obligation of offices, as Bbl names them. */
export const officeExemptions = [
  'monument',
  'temporary',
  'expropriation',
  'no-climate-energy',
  'payback',
] as const;
export type OfficeExemption = (typeof officeExemptions)[number];

/** Why an obligation has its status: an exemption, or one of these. */
export const obligationReasons = [...officeExemptions, 'label', 'no-label', 'small', 'other-use'] as const;
export type ObligationReason = (typeof obligationReasons)[number];

/** `not-loaded`: the organisation has no pathway for this use. `no-intensity`: nothing to compare with it. */
export const strandingStatuses = ['not-loaded', 'no-intensity', 'stranded', 'later', 'beyond'] as const;
export type StrandingStatus = (typeof strandingStatuses)[number];

/** What a pathway limits: kg CO2, or kWh of energy, per m² a year. */
export const pathwayMeasures = ['carbon', 'energy'] as const;
export type PathwayMeasure = (typeof pathwayMeasures)[number];

/** Criteria of activity 7.7 of the EU Taxonomy. */
export const taxonomyChecks = ['energy', 'monitoring', 'climate-risk'] as const;
export type TaxonomyCheck = (typeof taxonomyChecks)[number];

export const taxonomyStatuses = ['yes', 'no', 'unknown'] as const;
export type TaxonomyStatus = (typeof taxonomyStatuses)[number];

export const climateLayers = ['heat', 'rain', 'flood', 'foundation'] as const;
export type ClimateLayer = (typeof climateLayers)[number];
