import { energyLabels, vtwTypes } from '@kavel/contracts';
import {
  isOpen,
  missingFacts,
  type OwnFilter,
  ownLimits,
  rangeKeys,
  type UnitFilter,
  unitOutdatedReasons,
} from '@kavel/contracts/units';

export { filterUnits, noFilter } from '@kavel/contracts/units';

export type Range = UnitFilter['area'];

/** Number of active conditions, except type and text, which have visible controls. */
export function hiddenDemands(filter: UnitFilter): number {
  return [
    filter.labels.length > 0,
    ...rangeKeys.map(key => !isOpen(filter[key])),
    filter.leaseEndsBy !== null,
    filter.missing.length > 0,
    (filter.outdated ?? []).length > 0,
    (filter.tags ?? []).length > 0,
    ...(filter.own ?? []).map(() => true),
  ].filter(Boolean).length;
}

const names = {
  text: 'q',
  types: 'type',
  labels: 'label',
  leaseEndsBy: 'lease',
  missing: 'missing',
  outdated: 'outdated',
  tags: 'tag',
  own: 'own',
  area: 'area',
  year: 'year',
  rent: 'rent',
} as const;

function readRange(text: string | null): Range {
  const [, min, max] = /^(\d*)-(\d*)$/.exec(text ?? '') ?? [];
  return { min: min ? Number(min) : null, max: max ? Number(max) : null };
}

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** Conditions on own columns as JSON, which nobody types; what is not one is left out. */
function readOwn(text: string | null): Pick<UnitFilter, 'own'> {
  if (!text) return {};
  try {
    const read: unknown = JSON.parse(text);
    const own = (Array.isArray(read) ? read : []).flatMap(conditionOf).slice(0, ownLimits.columns);
    return own.length > 0 ? { own } : {};
  } catch {
    return {};
  }
}

function conditionOf(read: unknown): OwnFilter[] {
  if (typeof read !== 'object' || read === null) return [];
  const { columnId, text, min, max, from, until, choices } = read as Record<string, unknown>;
  if (typeof columnId !== 'string' || !isUuid(columnId)) return [];
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 120;
  const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return [
    {
      columnId,
      ...(isText(text) ? { text } : {}),
      ...(typeof min === 'number' ? { min } : {}),
      ...(typeof max === 'number' ? { max } : {}),
      ...(isDay(from) ? { from } : {}),
      ...(isDay(until) ? { until } : {}),
      ...(Array.isArray(choices) ? { choices: choices.filter(isText).slice(0, ownLimits.choices) } : {}),
    },
  ];
}

/** Parses the filter in the address; invalid conditions are ignored. */
export function readFilter(address: URLSearchParams): UnitFilter {
  const listed = (name: string) => (address.get(name) ?? '').split(',');
  const types = listed(names.types);
  const labels = listed(names.labels);
  const missing = listed(names.missing);
  const outdated = unitOutdatedReasons.filter(reason => listed(names.outdated).includes(reason));
  const tags = listed(names.tags).filter(isUuid).slice(0, ownLimits.tagsOfUnit);
  const day = address.get(names.leaseEndsBy);
  return {
    text: (address.get(names.text) ?? '').slice(0, 120),
    types: vtwTypes.filter(type => types.includes(type)),
    labels: [...energyLabels, 'none' as const].filter(label => labels.includes(label)),
    area: readRange(address.get(names.area)),
    year: readRange(address.get(names.year)),
    rent: readRange(address.get(names.rent)),
    leaseEndsBy: day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    missing: missingFacts.filter(fact => missing.includes(fact)),
    ...(outdated.length > 0 ? { outdated } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...readOwn(address.get(names.own)),
  };
}

/** Writes the filter to the address and leaves other parameters. */
export function writeFilter(address: URLSearchParams, filter: UnitFilter): void {
  const texts: Record<string, string> = {
    [names.text]: filter.text,
    [names.types]: filter.types.join(','),
    [names.labels]: filter.labels.join(','),
    [names.leaseEndsBy]: filter.leaseEndsBy ?? '',
    [names.missing]: filter.missing.join(','),
    [names.outdated]: (filter.outdated ?? []).join(','),
    [names.tags]: (filter.tags ?? []).join(','),
    [names.own]: filter.own?.length ? JSON.stringify(filter.own) : '',
  };
  for (const key of rangeKeys) {
    const { min, max } = filter[key];
    texts[names[key]] = isOpen(filter[key]) ? '' : `${min ?? ''}-${max ?? ''}`;
  }
  for (const [name, text] of Object.entries(texts)) {
    if (text) address.set(name, text);
    else address.delete(name);
  }
}
