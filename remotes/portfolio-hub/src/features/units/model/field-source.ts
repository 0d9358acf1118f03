import type { UnitEvent } from '@kavel/contracts/units';
import type { UnitField } from './unit-form';

/** Where the value of a field comes from, and since when; `at` is an ISO moment. */
export type FieldSource =
  /** Somebody entered it. `who` is null where no user was recorded. */
  | { kind: 'person'; who: string | null; at: string }
  /** Copied from a register, or given by a list, when the unit was added. */
  | { kind: 'bag' | 'ep-online' | 'owner'; at: string };

const registers: Partial<Record<UnitField, 'bag' | 'ep-online'>> = {
  oppervlakte: 'bag',
  bouwjaar: 'bag',
  energielabel: 'ep-online',
};

/** Null for a field that was never filled in. `events` as the service lists them: newest first, `added` last. */
export function sourceOf(
  field: UnitField,
  filled: boolean,
  events: readonly UnitEvent[],
): FieldSource | null {
  const change = events.find(({ kind, changes }) => kind === 'changed' && field in changes);
  if (change) {
    const who = change.onBehalfOf ?? change.actor;
    return { kind: 'person', who: who?.name ?? null, at: change.at };
  }
  const added = events.findLast(({ kind }) => kind === 'added');
  if (!filled || added === undefined) return null;
  return { kind: registers[field] ?? 'owner', at: added.at };
}
