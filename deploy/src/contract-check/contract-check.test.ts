import { z } from 'zod';
import { compareContracts, refusal } from './compare-contracts';
import { misfits } from './compare-schemas';
import { type ContractDescription, type Direction, describeContracts } from './describe-contracts';
import { checkContracts } from './published-contracts';

const json = (schema: z.ZodType, io: 'input' | 'output' = 'input') => z.toJSONSchema(schema, { io });

function described(direction: Direction, schema: z.ZodType | null, version = '1.0.0'): ContractDescription {
  const io = direction === 'input' ? 'input' : 'output';
  return { version, parts: schema ? { part: { direction, schema: json(schema, io) } } : {} };
}

const breaks = (direction: Direction, before: z.ZodType, now: z.ZodType | null) =>
  compareContracts(described(direction, before), described(direction, now)).breaks;

const person = z.object({ name: z.string(), age: z.number().int().min(0).optional() });

describe('input of a service', () => {
  test.each<[string, z.ZodType, z.ZodType]>([
    ['gains an optional field', person, person.extend({ city: z.string().optional() })],
    ['no longer needs a field', person, person.extend({ name: z.string().optional() })],
    ['takes a wider range', z.number().max(5), z.number().max(9)],
    [
      'takes another kind too',
      z.object({ a: z.string() }),
      z.object({ a: z.union([z.string(), z.number()]) }),
    ],
    ['takes one more of a list', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
    ['takes null too', z.object({ a: z.string() }), z.object({ a: z.string().nullable() })],
  ])('may be loosened: %s', (_, before, now) => {
    expect(breaks('input', before, now)).toEqual([]);
  });

  test.each<[string, z.ZodType, z.ZodType, string]>([
    ['needs a new field', person, person.extend({ city: z.string() }), 'part: .city may be missing'],
    ['needs what was optional', person, person.required(), 'part: .age may be missing'],
    ['takes a narrower range', z.number().max(9), z.number().max(5), 'part: it may go beyond maximum 5'],
    [
      'wants another kind',
      z.object({ a: z.string() }),
      z.object({ a: z.number() }),
      'part: .a may be string where number is read',
    ],
    [
      'takes one less of a list',
      z.enum(['a', 'b']),
      z.enum(['a']),
      'part: it may be "b", which is not known',
    ],
    ['no longer reads a field', person, person.omit({ age: true }), 'part: .age is no longer read'],
    [
      'no longer takes null',
      z.object({ a: z.string().nullable() }),
      z.object({ a: z.string() }),
      'part: .a may be null where string is read',
    ],
    [
      'asks more of the parts of a list',
      z.array(z.string()),
      z.array(z.string().min(2)),
      'part: [] may go beyond minLength 2',
    ],
  ])('may not be tightened: %s', (_, before, now, problem) => {
    expect(breaks('input', before, now)).toEqual([problem]);
  });
});

describe('output of a service', () => {
  test('may gain fields and become stricter', () => {
    expect(breaks('output', person, person.required().extend({ city: z.string() }))).toEqual([]);
    expect(breaks('output', z.enum(['a', 'b']), z.enum(['a']))).toEqual([]);
  });

  test.each<[string, z.ZodType, z.ZodType, string]>([
    ['lose a field', person, person.omit({ name: true }), 'part: .name may be missing'],
    ['leave a field out at times', person, person.partial(), 'part: .name may be missing'],
    [
      'be null where it was not',
      person,
      person.extend({ name: z.string().nullable() }),
      'part: .name may be null where string is read',
    ],
    ['say what nobody knows', z.enum(['a']), z.enum(['a', 'b']), 'part: it may be "b", which is not known'],
    [
      'change deep inside',
      z.object({ list: z.array(person) }),
      z.object({ list: z.array(person.extend({ age: z.string() })) }),
      'part: .list[].age may be string where integer is read',
    ],
  ])('may not %s', (_, before, now, problem) => {
    expect(breaks('output', before, now)).toEqual([problem]);
  });
});

test('an event may change in neither direction, because there are old publishers and old subscribers', () => {
  expect(breaks('both', person, person.extend({ city: z.string().optional() }))).toEqual([]);
  expect(breaks('both', person, person.extend({ city: z.string() }))).toEqual(['part: .city may be missing']);
  expect(breaks('both', person, person.omit({ name: true }))).toEqual(
    expect.arrayContaining(['part: .name may be missing']),
  );
});

test('a removed call breaks; a new one does not, and is listed', () => {
  expect(breaks('output', person, null)).toEqual(['part is gone']);
  const { breaks: none, additions } = compareContracts(
    described('output', null),
    described('output', person),
  );
  expect([none, additions]).toEqual([[], ['part']]);
});

test('a newly required body of an existing call breaks', () => {
  const result = { direction: 'output' as const, schema: json(person) };
  const body = { direction: 'input' as const, schema: json(person) };
  const before = { version: '1.0.0', parts: { 'GET /a result': result } };
  const now = { version: '1.0.0', parts: { 'GET /a result': result, 'GET /a body': body } };
  expect(compareContracts(before, now).breaks).toEqual([
    'GET /a body was not asked for and now has to be given',
  ]);
});

test('breaking changes are refused without a new major version', () => {
  const before = described('output', person);
  expect(refusal(before, described('output', null, '1.9.0'))).toContain('raise the major version');
  expect(refusal(before, described('output', null, '2.0.0'))).toBeNull();
  expect(refusal(before, described('output', person))).toBeNull();
});

test('unions are compared by alternative, and the most similar one explains the difference', () => {
  const shape = z.union([
    z.object({ kind: z.literal('a'), x: z.number() }),
    z.object({ kind: z.literal('b') }),
  ]);
  const narrower = z.union([z.object({ kind: z.literal('a'), x: z.number() })]);
  expect(misfits(json(narrower), json(shape))).toEqual([]);
  expect(misfits(json(shape), json(narrower)).length).toBeGreaterThan(0);
});

test('our contracts are compatible with the published ones', () => {
  expect(checkContracts()).toContain('keep what was built against');
  expect(Object.keys(describeContracts().parts)).toEqual(
    expect.arrayContaining(['POST /api/auth/login body', 'event toast', 'remote manifest']),
  );
});
