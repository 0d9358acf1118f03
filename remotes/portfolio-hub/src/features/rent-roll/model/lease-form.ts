import type { Language } from '@kavel/contracts';
import type { IndexationClause, Lease, LeaseContent, LeaseKind, Tenant } from '@kavel/contracts/leases';
import { figureText, parseFigure } from '../../../common/parse-figure';

/** A lease as text, as fields hold it. Rates are in percent. */
export interface LeaseForm {
  unitId: string;
  reference: string;
  kind: LeaseKind;
  annualRent: string;
  area: string;
  start: string;
  end: string;
  breakDate: string;
  noticeMonths: string;
  clause: IndexationClause | 'unknown';
  rate: string;
  cap: string;
  floor: string;
  month: string;
  rentFreeMonths: string;
  discount: string;
  discountEnd: string;
  deposit: string;
  serviceCosts: string;
  tenantName: string;
  tenantReference: string;
  kvk: string;
}
export type LeaseField = keyof LeaseForm;
export type LeaseProblem = 'required' | 'number' | 'endBeforeStart' | 'breakOutside' | 'kvk';

export function formOf(lease: Lease | null, language: Language): LeaseForm {
  const figure = (value: number | null | undefined) => figureText(value ?? null, language);
  const percent = (rate: number | null | undefined) =>
    figure(rate == null ? null : Math.round(rate * 1e6) / 1e4);
  const { indexation, tenant } = lease ?? {};
  return {
    unitId: lease?.unitId ?? '',
    reference: lease?.reference ?? '',
    kind: lease?.kind ?? 'dwelling',
    annualRent: figure(lease?.annualRent),
    area: figure(lease?.area),
    start: lease?.start ?? '',
    end: lease?.end ?? '',
    breakDate: lease?.breakDate ?? '',
    noticeMonths: figure(lease?.noticeMonths),
    clause: indexation?.clause ?? 'unknown',
    rate: percent(indexation?.rate),
    cap: percent(indexation?.cap),
    floor: percent(indexation?.floor),
    month: String(indexation?.month ?? ''),
    rentFreeMonths: figure(lease?.rentFreeMonths || null),
    discount: figure(lease?.discount || null),
    discountEnd: lease?.discountEnd ?? '',
    deposit: figure(lease?.deposit),
    serviceCosts: figure(lease?.serviceCosts),
    tenantName: tenant?.name ?? '',
    tenantReference: tenant?.reference ?? '',
    kvk: tenant?.kvk ?? '',
  };
}

const figures = [
  ...['annualRent', 'area', 'noticeMonths', 'rate', 'cap', 'floor', 'rentFreeMonths', 'discount'],
  ...['deposit', 'serviceCosts'],
] as const satisfies readonly string[];

/** Problems by field; empty when the form can be saved. */
export function problemsOf(form: LeaseForm, language: Language): Partial<Record<LeaseField, LeaseProblem>> {
  const problems: Partial<Record<LeaseField, LeaseProblem>> = {};
  for (const field of figures as readonly LeaseField[]) {
    const value = parseFigure(form[field], language);
    if (value !== null && !(value >= 0)) problems[field] = 'number';
  }
  if (form.unitId === '') problems.unitId = 'required';
  if (form.annualRent === '' && form.kind !== 'vacant') problems.annualRent = 'required';
  if (form.clause === 'fixed' && form.rate === '') problems.rate = 'required';
  // ISO dates compare as text.
  if (form.start && form.end && form.end < form.start) problems.end = 'endBeforeStart';
  const isOutside = (form.start && form.breakDate < form.start) || (form.end && form.breakDate > form.end);
  if (form.breakDate && isOutside) problems.breakDate = 'breakOutside';
  if (form.kvk && !/^\d{8}$/.test(form.kvk.trim())) problems.kvk = 'kvk';
  return problems;
}

/** What a form without problems says. */
export function contentOf(form: LeaseForm, language: Language): LeaseContent {
  const figure = (field: LeaseField) => parseFigure(form[field], language);
  const rate = (field: LeaseField) => {
    const percent = figure(field);
    return percent === null ? null : Math.round(percent * 1e4) / 1e6;
  };
  const { clause, kind } = form;
  return {
    reference: form.reference.trim() || null,
    kind,
    annualRent: kind === 'vacant' ? 0 : (figure('annualRent') ?? 0),
    area: figure('area') || null,
    start: form.start || null,
    end: form.end || null,
    breakDate: form.breakDate || null,
    noticeMonths: figure('noticeMonths'),
    indexation:
      clause === 'unknown'
        ? null
        : {
            clause,
            rate: clause === 'fixed' ? rate('rate') : null,
            cap: clause === 'cpi' ? rate('cap') : null,
            floor: clause === 'cpi' ? rate('floor') : null,
            month: form.month === '' || clause === 'none' ? null : Number(form.month),
          },
    rentFreeMonths: figure('rentFreeMonths') ?? 0,
    discount: figure('discount') ?? 0,
    discountEnd: form.discountEnd || null,
    deposit: figure('deposit'),
    serviceCosts: figure('serviceCosts'),
  };
}

export function tenantOf({ tenantName, tenantReference, kvk }: LeaseForm): Tenant | null {
  const tenant = {
    name: tenantName.trim() || null,
    reference: tenantReference.trim() || null,
    kvk: kvk.trim() || null,
  };
  return Object.values(tenant).every(value => value === null) ? null : tenant;
}
