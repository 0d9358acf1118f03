/** Functions of a building with requirements of their own. */
export const briefFunctions = ['house', 'flat', 'office', 'shop', 'education', 'care'] as const;
export type BriefFunction = (typeof briefFunctions)[number];

/** For an existing building the requirements of new construction do not hold. */
export const briefWorks = ['new', 'renovation', 'transformation'] as const;
export type BriefWorks = (typeof briefWorks)[number];

export const briefHeatSources = ['heat-pump', 'district', 'hybrid', 'gas'] as const;
export type BriefHeatSource = (typeof briefHeatSources)[number];

/** Classes of the programme of requirements for healthy offices. */
export const briefClasses = ['A', 'B', 'C'] as const;
export type BriefClass = (typeof briefClasses)[number];

export const briefChapters = [
  'project',
  'spaces',
  'building',
  'climate',
  'electrical',
  'transport',
  'fire',
  'sustainability',
  'acoustics',
  'plot',
  'handover',
] as const;
export type BriefChapter = (typeof briefChapters)[number];

export const briefLevels = ['law', 'ambition', 'wish'] as const;
export const briefVerifications = ['drawing', 'calculation', 'measurement', 'document'] as const;
export const briefDisciplines = [
  'general',
  'architecture',
  'W',
  'E',
  'transport',
  'fire',
  'acoustics',
] as const;
/** `checked`: read in a source; `unverified`: trade knowledge, to be looked up before use; `own`: the user's value. */
export const briefStatuses = ['checked', 'unverified', 'own'] as const;
