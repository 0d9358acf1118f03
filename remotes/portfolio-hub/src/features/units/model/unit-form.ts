import { type AddressObjectData, energyLabels, type Language } from '@kavel/contracts';
import type { UnitEdit } from '@kavel/contracts/units';
import { figureText, parseFigure } from '../../../common/parse-figure';

/** Form fields with the facts that an owner may enter. */
export interface UnitForm {
  annualRent: string;
  marketRent: string;
  annualCosts: string;
  leaseEnd: string;
  leaseBreak: string;
  wozValue: string;
  oppervlakte: string;
  bouwjaar: string;
  energielabel: string;
}

export type UnitField = keyof UnitForm;

/** Text key of a validation problem. */
export type FieldProblemKey =
  | 'notAFigure'
  | 'negative'
  | 'tooLarge'
  | 'notPositive'
  | 'notAYear'
  | 'notADate'
  | 'breakAfterEnd'
  | 'refused';

export type FormProblems = Partial<Record<UnitField, FieldProblemKey>>;

export type UnitUpdate = UnitEdit['set'];

/** Facts of a unit, or of its row, that the form shows. */
export type UnitFacts = Pick<AddressObjectData, UnitField>;

export const unitFields: readonly UnitField[] = [
  'annualRent',
  'marketRent',
  'annualCosts',
  'leaseEnd',
  'leaseBreak',
  'oppervlakte',
  'bouwjaar',
  'energielabel',
  'wozValue',
];

/** The bounds of the contract, in euro; the service checks them again. */
const highestRent = 1e9;
const highestWoz = 1e10;
/** Lower limit for bouwjaar: older than any pand in use. The register uses 1005 for unknown. */
const oldestYear = 1000;
const yearsAhead = 10;

export function formOf(facts: UnitFacts, language: Language): UnitForm {
  return {
    annualRent: figureText(facts.annualRent, language),
    marketRent: figureText(facts.marketRent, language),
    annualCosts: figureText(facts.annualCosts ?? null, language),
    leaseEnd: facts.leaseEnd ?? '',
    leaseBreak: facts.leaseBreak ?? '',
    wozValue: figureText(facts.wozValue, language),
    oppervlakte: figureText(facts.oppervlakte, language),
    bouwjaar: figureText(facts.bouwjaar, language),
    energielabel: facts.energielabel ?? '',
  };
}

function amountProblem(figure: number | null, highest: number): FieldProblemKey | undefined {
  if (figure === null) return undefined;
  if (Number.isNaN(figure)) return 'notAFigure';
  if (figure < 0) return 'negative';
  return figure > highest ? 'tooLarge' : undefined;
}

function areaProblem(figure: number | null): FieldProblemKey | undefined {
  if (figure === null) return undefined;
  if (Number.isNaN(figure)) return 'notAFigure';
  return figure > 0 ? undefined : 'notPositive';
}

function yearProblem(year: number | null, thisYear: number): FieldProblemKey | undefined {
  if (year === null) return undefined;
  const plausible = Number.isInteger(year) && year >= oldestYear && year <= thisYear + yearsAhead;
  return plausible ? undefined : 'notAYear';
}

function dateProblem(date: string): FieldProblemKey | undefined {
  return date === '' || /^\d{4}-\d{2}-\d{2}$/.test(date) ? undefined : 'notADate';
}

/** Validation problems of the form; empty when it is valid. `today` is an ISO date. */
export function problemsOf(form: UnitForm, language: Language, today: string): FormProblems {
  const figure = (field: UnitField) => parseFigure(form[field], language);
  const breakAfterEnd = form.leaseEnd !== '' && form.leaseBreak > form.leaseEnd;
  const found: { [Field in UnitField]: FieldProblemKey | undefined } = {
    annualRent: amountProblem(figure('annualRent'), highestRent),
    marketRent: amountProblem(figure('marketRent'), highestRent),
    annualCosts: amountProblem(figure('annualCosts'), highestRent),
    wozValue: amountProblem(figure('wozValue'), highestWoz),
    oppervlakte: areaProblem(figure('oppervlakte')),
    bouwjaar: yearProblem(figure('bouwjaar'), Number(today.slice(0, 4))),
    leaseEnd: dateProblem(form.leaseEnd),
    leaseBreak: dateProblem(form.leaseBreak) ?? (breakAfterEnd ? 'breakAfterEnd' : undefined),
    energielabel: undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as FormProblems;
}

/** Update with the fields that differ from the initial form. The form must be valid. */
export function updateOf(form: UnitForm, before: UnitForm, language: Language): UnitUpdate {
  const figure = (field: UnitField) => parseFigure(form[field], language);
  const all: Required<Pick<UnitUpdate, UnitField>> = {
    annualRent: figure('annualRent'),
    marketRent: figure('marketRent'),
    annualCosts: figure('annualCosts'),
    wozValue: figure('wozValue'),
    oppervlakte: figure('oppervlakte'),
    bouwjaar: figure('bouwjaar'),
    leaseEnd: form.leaseEnd || null,
    leaseBreak: form.leaseBreak || null,
    energielabel: energyLabels.find(label => label === form.energielabel) ?? null,
  };
  const changed = Object.entries(all).filter(([field]) => isChanged(form, before, field as UnitField));
  return Object.fromEntries(changed);
}

function isChanged(form: UnitForm, before: UnitForm, field: UnitField): boolean {
  return form[field].trim() !== before[field].trim();
}

export function isEdited(form: UnitForm, before: UnitForm): boolean {
  return Object.keys(form).some(field => isChanged(form, before, field as UnitField));
}

/** Problems for fields that the service refused although they were valid here. */
export function refusedFields(form: UnitForm, fields: readonly string[]): FormProblems {
  const names = fields.map(field => field.replace(/^body\./, ''));
  return Object.fromEntries(names.filter(name => name in form).map(name => [name, 'refused' as const]));
}

/** The inverse of an update: the same fields with their previous values. */
export function inverseOf(update: UnitUpdate, facts: UnitFacts): UnitUpdate {
  const fields = unitFields.filter(field => field in update);
  return Object.fromEntries(fields.map(field => [field, facts[field] ?? null]));
}
