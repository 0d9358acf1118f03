import fc from 'fast-check';
import fastify from 'fastify';
import { answerError } from './error-answer';
import { acceptJson } from './json-body';
import { jsonLimits, pieceBytes } from './json-scan';

const app = fastify({ bodyLimit: 8 * 1024 * 1024 });
app.setErrorHandler(answerError);
acceptJson(app);
let received: unknown;
app.post('/', async ({ body }) => {
  received = body;
  return {};
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const send = (payload: string) => app.inject({ method: 'POST', url: '/', headers: json, payload });
const refused = async (payload: string) => {
  const answer = await send(payload);
  return [answer.statusCode, answer.json().error?.message];
};
const long = 'x'.repeat(pieceBytes);

it.each([
  ['an object', { a: [1, { b: null }], c: '[{"\\' }],
  ['a long array', Array.from({ length: 30_000 }, (_, number) => ({ number, text: 'é,"]}' }))],
  [
    'a long field, another one and what is between',
    { a: [long, long, 1], b: { c: [2] }, d: [long, 3, long] },
  ],
  ['a long array inside of a field', { a: { b: [long, long] }, c: [[long], [long]] }],
  ['long texts', { a: long + long, b: [] }],
])('takes %s as it was sent', async (_, body) => {
  expect((await send(JSON.stringify(body))).statusCode).toBe(200);
  expect(received).toEqual(body);
});

it('accepts an empty body declared as JSON', async () => {
  received = 'of the call before';
  expect((await send('')).statusCode).toBe(200);
  expect(received).toBeUndefined();
});

it('parses any JSON the same, in pieces or at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 8 }), fc.boolean(), async (value, isLong) => {
      fc.pre(!JSON.stringify(value).includes('__proto__'));
      const body = isLong ? { before: value, list: [long, value, long, value], after: value } : value;
      await send(JSON.stringify(body));
      expect(received).toEqual(JSON.parse(JSON.stringify(body)));
    }),
    { numRuns: 200 },
  );
});

it('uses the last value of a repeated field, like JSON.parse', async () => {
  await send(`{"a":["${long}","${long}"],"a":5}`);
  expect(received).toEqual({ a: 5 });
});

it('accepts the maximum depth, and not one level more', async () => {
  const levels = (count: number) => '['.repeat(count) + ']'.repeat(count);
  expect((await send(levels(jsonLimits.depth))).statusCode).toBe(200);
  expect(await refused(levels(jsonLimits.depth + 1))).toEqual([400, 'The body has more than 32 levels']);
  expect(await refused('['.repeat(8_000_000))).toEqual([400, 'The body has more than 32 levels']);
});

it.each([
  ['elements', `[${'1,'.repeat(jsonLimits.values + 1)}1]`],
  ['members of one object', `{${Array.from({ length: 20_001 }, (_, one) => `"${one}":1`).join(',')}}`],
])('refuses more %s than any call needs', async (_, body) => {
  expect(await refused(body)).toEqual([400, 'The body has more values than any call takes']);
});

it.each([
  ['a bracket that was never opened', '1]'],
  ['brackets that do not belong together', `{"a":["${long}","${long}"}`],
  ['a comma outside', '1,2'],
  ['something left open', `["${long}","${long}"`],
  ['nothing between two commas', `["${long}",,"${long}"]`],
  ['nothing after the last comma', `["${long}","${long}",]`],
  ['nothing before the first comma', `[,"${long}","${long}"]`],
  ['a text left open', `["${long}","${long}]`],
  ['a prototype', '{"__proto__":{"a":1}}'],
  ['a prototype in a piece', `["${long}","${long}",{"__proto__":{"a":1}}]`],
])('refuses %s', async (_, body) => {
  expect(await refused(body)).toEqual([400, 'The body is not valid JSON']);
});

const unstorable = 'The input has a number, a date or a character that cannot be stored';
const [zero, high, low] = ['\\u0000', '\\uD83D', '\\ude00'];

it.each([
  ['a zero character', `{"a":["b${zero}"]}`],
  ['a zero character in a name', `{"${zero}":1}`],
  ['the first half of a pair', `["${high}"]`],
  ['the first half before another escape', `["${high}\\n${low}"]`],
  ['the second half of a pair', `["${low}"]`],
  ['both halves in the wrong order', `["${low}${high}"]`],
  ['half a pair where two pieces meet', `["${long}${'y'.repeat(pieceBytes - 5)}${high}","${long}"]`],
])('refuses text that PostgreSQL cannot store: %s', async (_, body) => {
  expect(await refused(body)).toEqual([400, unstorable]);
});

it.each([
  ['a whole pair', `["${high}${low}"]`, ['😀']],
  ['a pair where two pieces meet', `["${'y'.repeat(pieceBytes - 8)}${high}${low}","${long}"]`, undefined],
  ['an escaped backslash before u0000', '["\\\\u0000"]', ['\\u0000']],
])('takes %s', async (_, body, value = JSON.parse(body)) => {
  expect((await send(body)).statusCode).toBe(200);
  expect(received).toEqual(value);
});

it('yields to the event loop between the pieces of a long body', async () => {
  const body = JSON.stringify(Array.from({ length: 40_000 }, (_, line) => ({ line, text: 'Dorpsstraat 1' })));
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!answered) setImmediate(count);
  };
  let answered = false;
  count();
  await send(body);
  answered = true;
  expect(turns).toBeGreaterThan(body.length / pieceBytes);
});
