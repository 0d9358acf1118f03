import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { answerError } from './error-answer';

interface Line {
  level: number;
  msg: string;
}

const info = 30;
const warning = 40;
const error = 50;

/** An app that fails on demand, the lines it logs, and an event for each by its text. */
function failingApp() {
  const lines: Line[] = [];
  const logged = new EventEmitter();
  const stream = new Writable({
    write(line, _encoding, done) {
      const read: Line = JSON.parse(String(line));
      lines.push(read);
      logged.emit(read.msg);
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream } });
  app.setErrorHandler(answerError);
  return { app, lines, logged };
}

it('logs an internal failure as an error', async () => {
  const { app, lines } = failingApp();
  app.get('/', () => {
    throw new TypeError('a bug');
  });
  await app.inject('/');
  expect(lines).toContainEqual(expect.objectContaining({ level: error, msg: 'request failed' }));
});

it.each([
  ['22003', 'value "3000000000" is out of range for type integer'],
  ['22008', 'date/time field value out of range: "0000-01-01"'],
  ['22021', 'invalid byte sequence for encoding "UTF8": 0x00'],
  ['22P02', 'invalid input syntax for type integer: "1e+300"'],
  ['22P05', 'unsupported Unicode escape sequence'],
])('blames the input for what PostgreSQL cannot store (%s), and logs a warning', async (code, message) => {
  const { app, lines } = failingApp();
  app.get('/', () => {
    throw Object.assign(new Error(message), { code });
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().error]).toEqual([
    400,
    { code: 'bad-request', message: 'The input has a number, a date or a character that cannot be stored' },
  ]);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: warning, msg: 'the input cannot be stored' }),
  );
});

it('treats a malformed id as an internal failure', async () => {
  const { app } = failingApp();
  app.get('/', () => {
    throw Object.assign(new Error('invalid input syntax for type uuid: ""'), { code: '22P02' });
  });
  expect((await app.inject('/')).statusCode).toBe(500);
});

it('does not log a failure when the client disconnects', async () => {
  const { app, lines, logged } = failingApp();
  app.post('/', async (_request, reply) => {
    client.destroy();
    await once(reply.raw, 'close');
    throw new Error('Premature close');
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const client = request({ port, method: 'POST' }).on('error', () => undefined);
  const said = once(logged, 'the client went away');
  client.end();
  await said;
  await app.close();
  expect(lines.filter(({ level }) => level > info)).toEqual([]);
});
