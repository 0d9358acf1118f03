import {
  type BriefInput,
  type BriefRefusal,
  type BriefRow,
  briefChapters,
  type ComputedBrief,
} from '@kavel/contracts/reports';
import { ambitionsOf } from './ambitions';
import { type BriefRule, briefRules, lawDate } from './rules';

type Unnumbered = Omit<BriefRow, 'no'>;

/** Chapters of the Bbl for building in an existing building, whose figures have to be looked up. */
const existing = { renovation: 'Bbl hfst. 3 en 5', transformation: 'Bbl hfst. 3 en 5' } as const;

/** Requirements by chapter, and the own values that fall short of the law. */
export function computeBrief(input: BriefInput): ComputedBrief {
  const rows = [
    ...briefRules.filter(rule => rule.applies?.(input) ?? true).map(rule => ofLaw(rule, input)),
    ...ambitionsOf(input).map(({ checked, ...wish }) => beyondLaw(wish, checked, input)),
  ];
  const ordered = briefChapters.flatMap(chapter => rows.filter(row => row.chapter === chapter));
  return { rows: numbered(ordered), refusals: ordered.flatMap(row => refusalOf(row)) };
}

function ofLaw(
  { limit, applies: _, checked, since, article, ...rule }: BriefRule,
  input: BriefInput,
): Unnumbered {
  const isNew = input.works === 'new';
  // The figures are those of new construction: for an existing building they are no law.
  const legal = isNew ? limit(input) : null;
  const own = input.values[rule.key];
  return {
    ...rule,
    value: own ?? legal,
    limit: legal,
    level: own === undefined || own === legal ? 'law' : 'ambition',
    source: 'Bbl',
    article: isNew ? article : `${existing[input.works as keyof typeof existing]} (nieuwbouw: ${article})`,
    lawDate: since ?? lawDate,
    status: own !== undefined ? 'own' : checked && isNew ? 'checked' : 'unverified',
  };
}

function beyondLaw(
  wish: Omit<ReturnType<typeof ambitionsOf>[number], 'checked'>,
  checked: boolean,
  { values }: BriefInput,
): Unnumbered {
  const own = values[wish.key];
  return {
    ...wish,
    value: own ?? wish.value,
    limit: null,
    article: '',
    lawDate: null,
    status: own !== undefined ? 'own' : checked ? 'checked' : 'unverified',
  };
}

function refusalOf({ key, value, limit, unit, bound, article }: Unnumbered): BriefRefusal[] {
  if (value === null || limit === null) return [];
  const short = bound === 'min' ? value < limit : value > limit;
  return short ? [{ key, value, limit, unit, article }] : [];
}

/** `3.2`: second requirement of the third chapter. */
function numbered(rows: readonly Unnumbered[]): BriefRow[] {
  const counts = new Map<string, number>();
  return rows.map(row => {
    const count = (counts.get(row.chapter) ?? 0) + 1;
    counts.set(row.chapter, count);
    return { no: `${briefChapters.indexOf(row.chapter) + 1}.${count}`, ...row };
  });
}
