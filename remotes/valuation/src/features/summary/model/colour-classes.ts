import type { SummaryUnit } from './summary-unit';

/**
 * One hue in five steps, with increasing contrast to the background; the strongest colour is the highest value per m².
 */
export const classColours = {
  light: ['#BFE0E0', '#8CC5C7', '#57A3A8', '#2C7E86', '#0F5F68'],
  dark: ['#2A5A60', '#3C7C83', '#57A3A8', '#8CC5C7', '#D5F0F0'],
} as const;
export const unknownColour = '#A8A8A0';

export interface ColourClass {
  colour: string;
  /** Euro per m², inclusive. */
  from: number;
  to: number;
}

export function pricePerM2({ value, oppervlakte }: SummaryUnit): number | null {
  return value === null || oppervlakte === null ? null : value / oppervlakte;
}

/** Classes of about equal size by value per m²; fewer when values repeat. */
export function colourClasses(
  units: readonly SummaryUnit[],
  colours: readonly string[] = classColours.light,
): ColourClass[] {
  const prices = units.flatMap(unit => pricePerM2(unit) ?? []).sort((a, b) => a - b);
  const classes: ColourClass[] = [];
  colours.forEach((colour, index) => {
    const first = Math.floor((index * prices.length) / colours.length);
    const last = Math.floor(((index + 1) * prices.length) / colours.length) - 1;
    const [from, to] = [prices[first], prices[last]];
    if (from === undefined || to === undefined || last < first) return;
    const previous = classes.at(-1);
    if (previous && previous.to >= to) return;
    classes.push({ colour, from: previous ? Math.max(from, previous.to) : from, to });
  });
  return classes;
}

export function classColourOf(unit: SummaryUnit, classes: readonly ColourClass[]): string {
  const price = pricePerM2(unit);
  if (price === null) return unknownColour;
  return (classes.find(({ to }) => price <= to) ?? classes.at(-1))?.colour ?? unknownColour;
}
