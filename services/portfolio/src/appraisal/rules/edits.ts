import type { AddressBuckets, Reference } from '@kavel/contracts';
import {
  type ChoicesByUnit,
  type Edit,
  type EditKind,
  noChoices,
  type OwnReference,
  type ReferenceSettings,
  type UnitChoices,
} from '@kavel/contracts/valuations';
import { orderedJson } from '../../common/ordered-json';
import { isSameOverride } from './overrides';

/** A recorded change. Euro. */
export type NewEdit = Omit<Edit, 'id' | 'at' | 'actor' | 'onBehalfOf'>;

/** A change without details. */
export function plainEdit(kind: EditKind, subject: string | null = null): NewEdit {
  return { kind, unitId: null, subject, from: null, to: null, reason: null };
}

/** New decisions about units: `after` has the saved units, `sales` the references they had. */
export function choiceEdits(
  before: ChoicesByUnit,
  after: ChoicesByUnit,
  sales: Readonly<Record<string, readonly Reference[]>>,
): NewEdit[] {
  return Object.entries(after).flatMap(([unitId, choices]) => {
    const addresses = new Map((sales[unitId] ?? []).map(({ id, address }) => [id, address]));
    const edits = unitEdits(before[unitId] ?? noChoices, choices, id => addresses.get(id) ?? id);
    return edits.map(edit => ({ ...edit, unitId }));
  });
}

/** Units whose pinned sales changed, which are recorded by id only. */
export function unitsPinnedAnew(before: ChoicesByUnit, after: ChoicesByUnit): string[] {
  return Object.entries(after)
    .filter(([unitId, { pinned }]) => !isSame(before[unitId]?.pinned ?? [], pinned))
    .map(([unitId]) => unitId);
}

/** Names of the buckets whose reference settings changed. */
export function settingEdits(
  before: ReferenceSettings,
  after: ReferenceSettings,
  buckets: AddressBuckets,
): NewEdit[] {
  return Object.entries(after)
    .filter(([key, params]) => !isSame(before[key] ?? {}, params))
    .map(([key]) => plainEdit('settings', buckets[key]?.name ?? key));
}

function unitEdits(before: UnitChoices, after: UnitChoices, named: (saleId: string) => string): NewEdit[] {
  return [
    ...added(before.excluded, after.excluded).map(({ address }) => plainEdit('excluded', address)),
    ...added(after.excluded, before.excluded).map(({ address }) => plainEdit('included', address)),
    ...after.pinned.filter(id => !before.pinned.includes(id)).map(id => plainEdit('pinned', named(id))),
    ...before.pinned.filter(id => !after.pinned.includes(id)).map(id => plainEdit('unpinned', named(id))),
    ...added(before.own, after.own).map(own => ownEdit('own-added', own)),
    ...changedOwn(before.own, after.own).map(own => ownEdit('own-changed', own)),
    ...added(after.own, before.own).map(own => ownEdit('own-removed', own)),
    ...overrideEdits(before.override, after.override),
  ];
}

function overrideEdits(before: UnitChoices['override'], after: UnitChoices['override']): NewEdit[] {
  if (isSameOverride(before, after)) return [];
  const kind = after === null ? 'override-withdrawn' : 'overridden';
  const reason = after?.reason ?? null;
  return [{ ...plainEdit(kind), from: before?.value ?? null, to: after?.value ?? null, reason }];
}

function ownEdit(kind: EditKind, { address, price, note }: OwnReference): NewEdit {
  return { ...plainEdit(kind, address), to: price, reason: note || null };
}

function added<Item extends { id: string }>(before: readonly Item[], after: readonly Item[]): Item[] {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}

function changedOwn(before: readonly OwnReference[], after: readonly OwnReference[]): OwnReference[] {
  const old = new Map(before.map(own => [own.id, own]));
  return after.filter(own => old.has(own.id) && !isSame(old.get(own.id), own));
}

/** Deep equality that ignores the order of fields. */
function isSame(left: unknown, right: unknown): boolean {
  return orderedJson(left) === orderedJson(right);
}
