import {
  type AddressObjectData,
  type EnergyLabel,
  energyLabels,
  type Gebruiksdoel,
  gebruiksdoelen,
  type VtwType,
  vtwTypes,
} from '@kavel/contracts';

/** The facts that the models need, as in the form. */
export interface FactsForm {
  gebruiksdoel: string;
  vtwType: string;
  oppervlakte: string;
  bouwjaar: string;
  energielabel: string;
  annualRent: string;
}

export type FactsUpdate = Partial<
  Pick<
    AddressObjectData,
    'gebruiksdoelen' | 'vtwType' | 'oppervlakte' | 'bouwjaar' | 'energielabel' | 'annualRent'
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
  };
}

const numberIn = (text: string) => Number(text.trim().replace(',', '.'));

/** Older than any building in use; the register itself writes 1005 for unknown. */
const oldestYear = 1000;

const isValid = {
  oppervlakte: (value: number) => value > 0,
  bouwjaar: (value: number) => Number.isInteger(value) && value >= oldestYear,
  annualRent: (value: number) => value >= 0,
} satisfies Partial<Record<keyof FactsForm, (value: number) => boolean>>;

const figures = ['oppervlakte', 'bouwjaar', 'annualRent'] as const;
export type FigureField = (typeof figures)[number];

/** The filled-in figures that cannot be right. An empty one is not known, which is allowed. */
export function wrongFigures(form: FactsForm): FigureField[] {
  return figures.filter(key => form[key].trim() !== '' && !isValid[key](numberIn(form[key])));
}

/** What was changed in the form, ready to be sent; nothing when nothing was. */
export function changedFacts(before: FactsForm, after: FactsForm): FactsUpdate {
  const update: FactsUpdate = {};
  for (const key of figures) {
    if (after[key] !== before[key]) update[key] = after[key].trim() === '' ? null : numberIn(after[key]);
  }
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
