import {
  type AddressObjectData,
  type EnergyLabel,
  energyLabels,
  type Gebruiksdoel,
  gebruiksdoelen,
  type VtwType,
  vtwTypes,
} from '@kavel/contracts';

/** Form fields with the facts that the models need. */
export interface FactsForm {
  gebruiksdoel: string;
  vtwType: string;
  oppervlakte: string;
  bouwjaar: string;
  energielabel: string;
  annualRent: string;
  /** ISO date. */
  leaseEnd: string;
}

export type FactsUpdate = Partial<
  Pick<
    AddressObjectData,
    'gebruiksdoelen' | 'vtwType' | 'oppervlakte' | 'bouwjaar' | 'energielabel' | 'annualRent' | 'leaseEnd'
  >
>;

export function factsFormOf(facts: AddressObjectData): FactsForm {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    gebruiksdoel: facts.gebruiksdoelen[0] ?? '',
    vtwType: facts.vtwType,
    oppervlakte: text(facts.oppervlakte),
    bouwjaar: text(facts.bouwjaar),
    energielabel: facts.energielabel ?? '',
    annualRent: text(facts.annualRent),
    leaseEnd: facts.leaseEnd ?? '',
  };
}

const numberIn = (text: string) => Number(text.trim().replace(',', '.'));

/** Lower limit for bouwjaar: older than any building in use. The register uses 1005 for unknown. */
const oldestYear = 1000;

const isValid = {
  oppervlakte: (value: number) => value > 0,
  bouwjaar: (value: number) => Number.isInteger(value) && value >= oldestYear,
  annualRent: (value: number) => value >= 0,
} satisfies Partial<Record<keyof FactsForm, (value: number) => boolean>>;

const figures = ['oppervlakte', 'bouwjaar', 'annualRent'] as const;
export type FigureField = (typeof figures)[number];

/** Figures with an invalid value. An empty figure means unknown and is valid. */
export function wrongFigures(form: FactsForm): FigureField[] {
  return figures.filter(key => form[key].trim() !== '' && !isValid[key](numberIn(form[key])));
}

/** Changed fields of the form as a request body; empty when nothing changed. */
export function changedFacts(before: FactsForm, after: FactsForm): FactsUpdate {
  const update: FactsUpdate = {};
  for (const key of figures) {
    if (after[key] !== before[key]) update[key] = after[key].trim() === '' ? null : numberIn(after[key]);
  }
  if (after.leaseEnd !== before.leaseEnd) update.leaseEnd = after.leaseEnd || null;
  if (after.vtwType !== before.vtwType) update.vtwType = oneOf<VtwType>(vtwTypes, after.vtwType);
  if (after.energielabel !== before.energielabel) {
    update.energielabel = oneOf<EnergyLabel>(energyLabels, after.energielabel) ?? null;
  }
  const purpose = oneOf<Gebruiksdoel>(gebruiksdoelen, after.gebruiksdoel);
  if (purpose && after.gebruiksdoel !== before.gebruiksdoel) update.gebruiksdoelen = [purpose];
  return update;
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find(value => value === text);
}
