import type { Endpoint } from '@kavel/contracts';
import { fixtures } from './fixtures';
import { nameOf, slotsOf } from './organisation';
import type { Kind, Organisation, Reply, Slot } from './types';

/** An id that does not exist. */
export const unknown = '7f3d9a52-1c64-4e0b-9d27-5a8e6b4c2f10';

export const told = ({ status, text }: Reply) => `${status} ${text.slice(0, 300)}`;

/** Inputs whose response differs from the expected one, with the response. */
export async function exceptions(
  endpoints: readonly Endpoint[],
  check: (endpoint: Endpoint) => Promise<string | null>,
): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    const exception = await check(endpoint).catch((error: Error) => error.message);
    if (exception !== null) found.push(`${nameOf(endpoint)}: ${exception}`);
  }
  return found;
}

/** Not whether the call succeeded, which may need more data, but whether it found the caller's own object. */
export function isFine(endpoint: Endpoint, { status }: Reply): boolean {
  const refused = [400, 401, 403, 404].includes(status) || status >= 500;
  return !refused || (fixtures[nameOf(endpoint)]?.answers ?? []).includes(status);
}

/**
 * Replaces each id in the input, and all at once, by a foreign and by an unknown one. Null when the responses are
 * equal.
 */
export async function compare(
  endpoint: Endpoint,
  asking: Organisation,
  foreign: Organisation,
): Promise<string | null> {
  const slots = slotsOf(endpoint);
  const choices = slots.length > 1 ? [...slots.map(slot => [slot]), slots] : [slots];
  for (const chosen of choices) {
    const isChosen = (slot: Slot) =>
      chosen.some(({ part, field }) => part === slot.part && field === slot.field);
    const ids = new Map<Kind, string>();
    for (const { kind } of chosen) ids.set(kind, await foreign.one(kind));
    const first = await asking.ask(
      endpoint,
      await asking.input(endpoint, slot => (isChosen(slot) ? ids.get(slot.kind) : undefined)),
    );
    if (chosen.length === 0) return leaks(first, asking, foreign, ids);
    const second = await asking.ask(
      endpoint,
      await asking.input(endpoint, slot => (isChosen(slot) ? unknown : undefined)),
    );
    const leak = leaks(first, asking, foreign, ids) ?? leaks(second, asking, foreign, ids);
    if (leak !== null) return leak;
    if (masked(first, asking, ids) !== masked(second, asking, ids)) {
      return `${chosen.map(slot => `${slot.part}.${slot.field}`)} foreign: ${told(first)}\n  unknown: ${told(second)}`;
    }
  }
  return null;
}

export function leaks(
  { text }: Reply,
  asking: Organisation,
  foreign: Organisation,
  named: Map<Kind, string>,
): string | null {
  if (text.includes(foreign.marker)) return `tells of ${foreign.marker}: ${text.slice(0, 400)}`;
  const ids = foreign.organisationId === asking.organisationId ? [] : [foreign.organisationId];
  const id = [...ids, foreign.userId].find(one => text.includes(one));
  return id === undefined || [...named.values()].includes(id)
    ? null
    : `tells the id ${id}: ${text.slice(0, 400)}`;
}

/** A response without the sent ids and names, and without values that differ in every response. */
export function masked(
  { status, type, text }: Reply,
  { marker }: Organisation,
  ids: Map<Kind, string>,
): string {
  const sent = [...ids.values(), unknown].reduce((body, id) => body.replaceAll(id, '<id>'), text);
  const named = sent.replace(new RegExp(`${marker} \\d+`, 'g'), '<name>');
  const anew =
    status === 200
      ? named
          .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<new>')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<now>')
      : named;
  return `${status} ${type} ${anew}`;
}
