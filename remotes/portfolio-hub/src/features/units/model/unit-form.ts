import { type AddressObjectData, energyLabels, type Language } from '@kavel/contracts';
import type { UnitEdit } from '@kavel/contracts/units';
import { figureText, parseFigure } from './parse-figure';

/** The facts an owner may fill in, as in the form. */
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

/** Names the text that tells what is wrong. */
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

/** What the form shows of a unit, or of its row. */
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
/** Older than any pand in the register's practice; the register itself writes 1005 for unknown. */
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

/** What is wrong in the form; empty when it can be sent. `today` is an ISO date. */
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

/** What to send: the fields that differ from what the form began with. Only for a form without problems. */
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

/** Fields that the service refused although they looked right here. */
export function refusedFields(form: UnitForm, fields: readonly string[]): FormProblems {
  const names = fields.map(field => field.replace(/^body\./, ''));
  return Object.fromEntries(names.filter(name => name in form).map(name => [name, 'refused' as const]));
}

/** What takes an update back: the same fields as they were. */
export function inverseOf(update: UnitUpdate, facts: UnitFacts): UnitUpdate {
  const fields = unitFields.filter(field => field in update);
  return Object.fromEntries(fields.map(field => [field, facts[field] ?? null]));
}
