import { shownValue } from '@kavel/contracts';
import type { ObjectFigure, ObjectFigureName, Surroundings } from '@kavel/contracts/objects';
import { lineOf } from './content';
import type { ValuationSources } from './valuation-figures';
import { highestOf, type SummaryUnit } from './valuation-units';

/** Units at most that are described with facts and map, by value. */
export const mostDescribed = 12;

/** What the registers know of a unit's object. */
export interface DescribedObject {
  figures: readonly ObjectFigure[];
  surroundings: Surroundings | null;
}

/** Facts in the report, in this order. */
const shownFacts = [
  'gebruiksdoelen',
  'oppervlakte',
  'bouwjaar',
  'energielabel',
  'buurtnaam',
  'gemeentenaam',
] as const;
type ShownFact = (typeof shownFacts)[number];

/** The described units, highest values first, and of how many. */
export function describedOf({ summary: { units }, objects }: ValuationSources) {
  return {
    of: units.length,
    units: highestOf(units, mostDescribed).map(unit => descriptionOf(unit, objects[unit.unitId])),
  };
}

function descriptionOf(unit: SummaryUnit, object: DescribedObject | undefined) {
  const figures = object?.figures ?? [];
  return {
    address: lineOf(unit.address),
    type: unit.vtwType,
    area: unit.oppervlakte,
    label: unit.energielabel,
    rent: unit.annualRent,
    marketRent: shownRent(unit),
    marketRentByModel: unit.marketRentByModel !== false,
    facts: figures.filter(isShown).toSorted(byOrder).map(factOf),
    map: object?.surroundings ?? null,
  };
}

/** Rounded where the model estimated it; exact as the owner stated it. */
function shownRent({ marketRent, marketRentByModel }: SummaryUnit): number | null {
  return marketRent !== null && marketRentByModel !== false ? shownValue({ value: marketRent }) : marketRent;
}

const isShown = (figure: ObjectFigure): figure is ObjectFigure & { figure: ShownFact } =>
  (shownFacts as readonly ObjectFigureName[]).includes(figure.figure) && figure.value !== null;

const byOrder = (a: { figure: ShownFact }, b: { figure: ShownFact }) =>
  shownFacts.indexOf(a.figure) - shownFacts.indexOf(b.figure);

function factOf({ figure, value, register, dating, date }: ObjectFigure & { figure: ShownFact }) {
  return { figure, value: typeof value === 'string' ? lineOf(value) : value, register, dating, date };
}
