import fastify from 'fastify';
import { addDrain } from './drain';
import { healthRoutes } from './health';

it('keeps answering while draining, asks to close connections and is no longer ready', async () => {
  const app = fastify();
  const drain = addDrain(app);
  healthRoutes(app, { own: { accepting: drain.accepting }, apart: {} });
  const ask = (url: string) => app.inject({ url });
  expect((await ask('/readyz')).statusCode).toBe(200);
  expect((await ask('/healthz')).headers.connection).not.toBe('close');

  await drain.announce(0);
  expect((await ask('/readyz')).statusCode).toBe(503);
  const answer = await ask('/healthz');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await app.close();
});
