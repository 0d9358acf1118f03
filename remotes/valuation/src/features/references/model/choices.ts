import type { Reference } from '@kavel/contracts';
import type { OwnReference, UnitChoices, ValueOverride } from '@kavel/contracts/valuations';

/** Excludes a sale; it is no longer pinned. */
export function exclude(choices: UnitChoices, reference: Reference): UnitChoices {
  return {
    ...unpin(choices, reference.id),
    excluded: [...choices.excluded.filter(({ id }) => id !== reference.id), reference],
  };
}

export function include(choices: UnitChoices, id: string): UnitChoices {
  return { ...choices, excluded: choices.excluded.filter(other => other.id !== id) };
}

export function pin(choices: UnitChoices, id: string): UnitChoices {
  return { ...choices, pinned: [...choices.pinned.filter(other => other !== id), id] };
}

export function unpin(choices: UnitChoices, id: string): UnitChoices {
  return { ...choices, pinned: choices.pinned.filter(other => other !== id) };
}

/** Adds an own sale, or replaces the one with the same id. */
export function withOwn(choices: UnitChoices, own: OwnReference): UnitChoices {
  const known = choices.own.some(({ id }) => id === own.id);
  return {
    ...choices,
    own: known ? choices.own.map(other => (other.id === own.id ? own : other)) : [...choices.own, own],
  };
}

export function withoutOwn(choices: UnitChoices, id: string): UnitChoices {
  return { ...choices, own: choices.own.filter(other => other.id !== id) };
}

export function withOverride(choices: UnitChoices, override: ValueOverride | null): UnitChoices {
  return { ...choices, override };
}

/**
 * Union of both versions: everything excluded, pinned or added by either; of two overrides or two versions of a sale,
 * mine.
 */
export function combined(mine: UnitChoices, theirs: UnitChoices): UnitChoices {
  const excluded = joined(theirs.excluded, mine.excluded);
  const left = new Set(excluded.map(({ id }) => id));
  return {
    excluded,
    pinned: [...new Set([...theirs.pinned, ...mine.pinned])].filter(id => !left.has(id)),
    own: joined(theirs.own, mine.own),
    override: mine.override ?? theirs.override,
  };
}

/** Deep equality; the database may return fields in a different order. */
export function isSameChoice(left: unknown, right: unknown): boolean {
  return ordered(left) === ordered(right);
}

/** Whether two choices are equal apart from the signature, which the service adds. */
export function isSameDecision(left: UnitChoices, right: UnitChoices): boolean {
  return isSameChoice(unsigned(left), unsigned(right));
}

function unsigned({ override, ...choices }: UnitChoices) {
  return { ...choices, override: override && { value: override.value, reason: override.reason } };
}

function joined<Item extends { id: string }>(first: readonly Item[], second: readonly Item[]): Item[] {
  return [...new Map([...first, ...second].map(item => [item.id, item])).values()];
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
