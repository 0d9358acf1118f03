import type { Endpoint } from '@kavel/contracts';
import { exceptions, told } from './compare';
import type { Input, Organisation } from './types';
import { startWorld, type World } from './world';

let world: World;
let own: Organisation;

beforeAll(async () => {
  world = await startWorld();
  own = await world.organisation();
}, 180_000);
afterAll(() => world.stop());

/** Outside int4, outside int8, and numbers that PostgreSQL cannot parse as an integer. */
const numbers = [2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e300];
/** Before PostgreSQL's first day, and the last day with a four-digit year. */
const dates = ['0000-01-01', '9999-12-31'];
const texts = ['naam\u0000', 'naam\ud83d'];

type Leaf = (string | number)[];

/** Paths of the numbers and texts in a value. */
function leavesOf(value: unknown, at: Leaf = []): { at: Leaf; leaf: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ at, leaf: value }];
  return Object.entries(value).flatMap(([field, one]) => leavesOf(one, [...at, field]));
}

function replaced(value: unknown, [field, ...rest]: Leaf, by: unknown): unknown {
  if (field === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[field] = replaced(copy[field], rest, by);
  return copy;
}

/** Valid inputs by the contract, with one number or date at an extreme. */
function* extremesOf(endpoint: Endpoint, input: Input): Generator<Input> {
  for (const part of ['params', 'query', 'body'] as const) {
    for (const { at, leaf } of leavesOf(input[part])) {
      const isDate = typeof leaf === 'string' && /^\d{4}-\d\d-\d\d/.test(leaf);
      for (const extreme of typeof leaf === 'number' ? numbers : isDate ? dates : []) {
        const value = replaced(input[part], at, isDate ? `${extreme}${leaf.slice(10)}` : extreme);
        if (endpoint[part].safeParse(value).success) yield { ...input, [part]: value as Input['query'] };
      }
    }
  }
}

it('no call fails for a number or a date that PostgreSQL cannot store', async () => {
  let asked = 0;
  const wrong = await exceptions(world.endpoints, async endpoint => {
    const person = endpoint.method === 'GET' ? own : own.afresh();
    for (const whole of [false, true]) {
      for (const input of extremesOf(endpoint, await person.input(endpoint, undefined, whole))) {
        const answer = await person.ask(endpoint, input);
        asked += 1;
        if (answer.status >= 500) return `${told(answer)} to ${JSON.stringify(input).slice(0, 300)}`;
      }
    }
    return null;
  });
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(80);
}, 180_000);

it.each(texts)(
  'every call refuses a text that PostgreSQL cannot store: %j',
  async text => {
    let asked = 0;
    const wrong = await exceptions(world.endpoints, async endpoint => {
      const input = await own.input(endpoint, undefined, true);
      const place = leavesOf(input.body).find(({ at, leaf }) => at.length > 0 && typeof leaf === 'string');
      if (place === undefined) return null;
      const answer = await own.ask(endpoint, { ...input, body: replaced(input.body, place.at, text) });
      asked += 1;
      return answer.status === 400 ? null : told(answer);
    });
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  },
  60_000,
);
