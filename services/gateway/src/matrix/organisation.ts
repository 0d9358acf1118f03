import { addressOf, type Endpoint } from '@kavel/contracts';
import { fixtures } from './fixtures';
import { fromSchema, widened } from './from-schema';
import { kindOfField, kindOfParameter } from './kinds';
import { makers } from './makers';
import type { IdsFor, Input, Kind, Organisation, Person, Slot } from './types';

export const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${addressOf(endpoint)}`;

/**
 * Generates the input of a call, the smallest valid one unless `whole` is set. Throws with what to add when the schema
 * is not sufficient.
 */
export function inputFor(endpoint: Endpoint, marker: string, idsFor: IdsFor, whole = false): Input {
  const fixture = fixtures[nameOf(endpoint)];
  const part = (name: Slot['part'], kindOf: (field: string) => Kind | undefined) => {
    const idFor = (field: string) => {
      const kind = kindOf(field);
      return kind === undefined
        ? field === 'name'
          ? marker
          : undefined
        : idsFor({ part: name, field, kind });
    };
    try {
      const least = fixture?.[name]?.(idFor) ?? fromSchema(endpoint[name], idFor);
      return whole ? widened(endpoint[name], least, idFor) : least;
    } catch (error) {
      throw new Error(
        `${nameOf(endpoint)}: no valid ${name} could be made from its schema. Give it one in fixtures.ts, or say ` +
          `there what its ids are of.\n${(error as Error).message}`,
      );
    }
  };
  return {
    params: part('params', field => kindOfParameter(endpoint, field)) as Input['params'],
    query: part('query', kindOfField) as Input['query'],
    body: part('body', kindOfField),
  };
}

const slotsByEndpoint = new WeakMap<Endpoint, readonly Slot[]>();

/** The fields of a call that refer to an object of an organisation. */
export function slotsOf(endpoint: Endpoint): readonly Slot[] {
  const slots = slotsByEndpoint.get(endpoint) ?? readSlots(endpoint);
  slotsByEndpoint.set(endpoint, slots);
  return slots;
}

function readSlots(endpoint: Endpoint): Slot[] {
  const slots = new Map<string, Slot>();
  inputFor(endpoint, 'naam', slot => {
    if (!ofCatalogue.includes(slot.kind)) slots.set(`${slot.part}.${slot.field}`, slot);
    return anyOfCatalogue(slot) ?? '00000000-0000-4000-8000-000000000000';
  });
  return [...slots.values()];
}

const ofCatalogue: readonly Kind[] = ['objects', 'transactions'];
const anyOfCatalogue = ({ kind }: Slot) => (ofCatalogue.includes(kind) ? '9999010000000001' : undefined);

let inputs = 0;

export function organisationOf(person: Person, endpoints: readonly Endpoint[]): Organisation {
  const made = new Map<Kind, Promise<string>>();
  const self: Organisation = {
    ...person,
    one(kind) {
      const there = made.get(kind) ?? make(kind);
      made.set(kind, there);
      return there;
    },
    afresh: () => organisationOf(person, endpoints),
    async input(endpoint, choose = () => undefined, whole = false) {
      inputs += 1;
      const ids = new Map<Kind, string>();
      for (const slot of slotsOf(endpoint)) {
        if (choose(slot) === undefined) ids.set(slot.kind, await self.one(slot.kind));
      }
      return inputFor(
        endpoint,
        `${person.marker} ${inputs}`,
        slot =>
          choose(slot) ??
          ids.get(slot.kind) ??
          (slot.kind === 'transactions' ? person.transactionId : person.objectId),
        whole,
      );
    },
    async call(name, choose) {
      const endpoint = endpoints.find(one => nameOf(one) === name);
      if (endpoint === undefined) throw new Error(`There is no ${name} (fixtures.ts)`);
      const { status, text } = await person.ask(endpoint, await self.input(endpoint, choose));
      if (status !== 200) throw new Error(`${name} answered ${status} ${text.slice(0, 500)} (fixtures.ts)`);
      return JSON.parse(text).result as unknown;
    },
  };

  async function make(kind: Kind): Promise<string> {
    const maker = makers[kind];
    if (maker !== undefined) return maker(self);
    const endpoint = endpoints.find(({ method, path }) => method === 'POST' && path.endsWith(`/${kind}`));
    const result = endpoint && (await self.call(nameOf(endpoint)));
    const id = (result as { id?: unknown } | undefined)?.id;
    if (typeof id !== 'string') throw new Error(`Nothing makes ${kind}: add a maker to fixtures.ts`);
    return id;
  }
  return self;
}
