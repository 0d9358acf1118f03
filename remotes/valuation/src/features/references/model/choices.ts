import type { Reference } from '@kavel/contracts';
import type { OwnReference, UnitChoices, ValueOverride } from '@kavel/contracts/valuations';

/** The sale no longer counts; what was kept is let go. */
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

/** Adds an own sale, or puts it in the place of the one with its id. */
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

/** Both versions in one: what either left out, kept or added; of an override, and of one sale twice, mine. */
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

/** By content: the database gives the fields in an order of its own. */
export function isSameChoice(left: unknown, right: unknown): boolean {
  return ordered(left) === ordered(right);
}

/** What was decided about a unit, whoever signed it: the service adds that. */
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
