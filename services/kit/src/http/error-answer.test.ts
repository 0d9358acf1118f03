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
const error = 50;

/** An app that fails where a test lets it, the lines it logs, and an event for each by its text. */
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

it('logs a failure of ours as an error', async () => {
  const { app, lines } = failingApp();
  app.get('/', () => {
    throw new TypeError('a bug');
  });
  await app.inject('/');
  expect(lines).toContainEqual(expect.objectContaining({ level: error, msg: 'request failed' }));
});

it('does not call it a failure when the client goes away in the middle', async () => {
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
