import { isOpen, type OwnFilter, rangeKeys, type UnitFilter, type UnitTable } from '@kavel/contracts/units';
import type { UnitFileTexts } from './unit-file-texts';

/** The conditions of a filter as people read them; empty for a filter that shows all. */
export function filterWords(
  filter: UnitFilter,
  { filter: t, ...texts }: UnitFileTexts,
  { tags: known = [], own: columns = [] }: Pick<UnitTable, 'tags' | 'own'>,
): string[] {
  const { text, types, labels, leaseEndsBy, missing, outdated = [], tags = [], own = [] } = filter;
  const nameOf = (named: readonly { id: string; name: string }[], id: string) =>
    named.find(one => one.id === id)?.name ?? '?';
  const listed = (name: string, words: readonly string[]) =>
    words.length > 0 ? [`${name}: ${words.join(', ')}`] : [];
  return [
    ...(text.trim() ? [t.text(text.trim())] : []),
    ...listed(
      t.types,
      types.map(type => texts.types[type]),
    ),
    ...listed(
      t.labels,
      labels.map(label => (label === 'none' ? t.noLabel : label)),
    ),
    ...rangeKeys.flatMap(key => {
      const { min, max } = filter[key];
      if (isOpen(filter[key])) return [];
      const name = texts.ranges[key];
      return [...(min === null ? [] : [t.from(name, min)]), ...(max === null ? [] : [t.upTo(name, max)])];
    }),
    ...(leaseEndsBy ? [t.leaseEndsBy(leaseEndsBy)] : []),
    ...listed(
      t.missing,
      missing.map(fact => texts.missing[fact]),
    ),
    ...listed(
      texts.columns.tags,
      tags.map(id => nameOf(known, id)),
    ),
    ...own.flatMap(condition => ownWords(nameOf(columns, condition.columnId), condition, t)),
    ...listed(
      t.outdated,
      outdated.map(reason => texts.outdated[reason]),
    ),
  ];
}

function ownWords(name: string, condition: OwnFilter, t: UnitFileTexts['filter']): string[] {
  const { text, min, max, from, until, choices } = condition;
  const low = min ?? from;
  const high = max ?? until;
  return [
    ...(text === undefined ? [] : [`${name}: “${text}”`]),
    ...(low === undefined ? [] : [t.from(name, low)]),
    ...(high === undefined ? [] : [t.upTo(name, high)]),
    ...(choices === undefined ? [] : [`${name}: ${choices.join(', ')}`]),
  ];
}
