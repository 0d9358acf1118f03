import { type EndpointInput, isWithin } from '@kavel/contracts';
import {
  type DwellingKind,
  dwellingKinds,
  type JumpLabel,
  jumpLabels,
  jumpValueLimits,
  jumpYearLimits,
  type publicEstimateApi,
} from '@kavel/contracts/estimates';
import { parsePrice } from '../../../common/parse-price';

export type Jump = EndpointInput<typeof publicEstimateApi.labelJump>['body'];

/** The fields as typed. */
export interface JumpForm {
  value: string;
  from: JumpLabel;
  to: JumpLabel;
  year: string;
  dwelling: DwellingKind;
}

export type JumpProblems = Partial<Record<'value' | 'year', 'value-missing' | 'value-range' | 'year-range'>>;

export const exampleValue = 400_000;

/** Labels better than one, best first. */
export function betterThan(label: JumpLabel): JumpLabel[] {
  return jumpLabels.slice(0, jumpLabels.indexOf(label));
}

/** Labels that something is better than. */
export const improvableLabels = jumpLabels.filter(label => betterThan(label).length > 0);

/** The form for a page address; what is missing or impossible comes from the example: E to A. */
export function formFrom(params: URLSearchParams): JumpForm {
  const from = improvableLabels.find(label => label === params.get('from')) ?? 'E';
  return withFrom(
    {
      value: String(parsePrice(params.get('value') ?? '') ?? exampleValue),
      from,
      to: jumpLabels.find(label => label === params.get('to')) ?? 'A',
      year: /^\d{1,4}$/.exec(params.get('year') ?? '')?.[0] ?? '',
      dwelling: dwellingKinds.find(kind => kind === params.get('dwelling')) ?? 'unknown',
    },
    from,
  );
}

/** The form with another label to start from; the label to reach stays better than it. */
export function withFrom(form: JumpForm, from: JumpLabel): JumpForm {
  return { ...form, from, to: betterThan(from).includes(form.to) ? form.to : 'A' };
}

export function paramsOf({ value, from, to, bouwjaar, dwelling }: Jump): URLSearchParams {
  return new URLSearchParams({
    value: String(value),
    from,
    to,
    ...(bouwjaar == null ? {} : { year: String(bouwjaar) }),
    ...(dwelling === undefined || dwelling === 'unknown' ? {} : { dwelling }),
  });
}

/** The jump when every field is valid, else a problem per field. */
export function readForm(form: JumpForm): { jump: Jump | null; problems: JumpProblems } {
  const problems: JumpProblems = {};
  const value = parsePrice(form.value);
  if (value === null) problems.value = 'value-missing';
  else if (!isWithin(value, jumpValueLimits)) problems.value = 'value-range';
  const year = form.year.trim();
  const bouwjaar = /^\d{4}$/.test(year) ? Number(year) : null;
  if (year !== '' && (bouwjaar === null || !isWithin(bouwjaar, jumpYearLimits))) problems.year = 'year-range';
  if (value === null || problems.value || problems.year) return { jump: null, problems };
  const { from, to, dwelling } = form;
  return { jump: { value, from, to, bouwjaar, dwelling }, problems };
}
