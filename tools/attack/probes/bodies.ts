import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Answer, Asking, Target } from '../http';
import { collector, isRefusal, leakIn, type Probe } from './probe';

const type = { 'content-type': 'application/json' };
/** Maximum extra delay of other requests during an attack, in milliseconds. */
const longestWaitOfOthersMs = 500;
const quietMs = 1_000;

const hostile: Record<string, Asking> = {
  'gzip of 7.6 MB of [': {
    headers: { ...type, 'content-encoding': 'gzip' },
    body: gzipSync('['.repeat(7_600_000)),
  },
  'gzip inside gzip': {
    headers: { ...type, 'content-encoding': 'gzip, gzip' },
    body: gzipSync(gzipSync('['.repeat(5_000_000))),
  },
  '7 MB of [': { headers: type, body: '['.repeat(7_000_000) },
  '15 kB of [': { headers: type, body: '['.repeat(15_000) },
  '15 kB of {"a":': { headers: type, body: '{"a":'.repeat(3_000) },
  '1 MB in one field': {
    headers: type,
    body: JSON.stringify({ email: 'a'.repeat(1_000_000), password: 'a' }),
  },
  '__proto__ in the body': {
    headers: type,
    body: '{"__proto__":{"admin":true},"email":"a@b.example","password":"x"}',
  },
  'a number beyond numbers': { headers: type, body: '{"email":1e999999,"password":"x"}' },
  'NUL in a text': { headers: type, body: '{"email":"a\\u0000@b.example","password":"x"}' },
};

/** Sends bodies that are expensive to parse, without a session. */
export const bodies: Probe = {
  name: 'hostile bodies',
  async run({ target }) {
    const { expect, done } = collector();
    for (const [name, asking] of Object.entries(hostile)) {
      const where = `POST /api/auth/login with ${name}`;
      const { answer, slowest } = await whileOthersAsk(target, asking);
      // A closed connection also counts as a rejection of an oversized body.
      expect(answer.status === 0 || isRefusal(answer), 'is not refused as bad input', where, answer);
      expect(leakIn(answer) === null, 'tells about our code', where, answer);
      expect(
        slowest < longestWaitOfOthersMs,
        'makes everybody wait',
        where,
        `others waited ${Math.round(slowest)} ms longer`,
      );
    }
    return done('checks of bodies');
  },
};

/** Slowest response of other requests during the attack, minus the slowest one on this machine without it. */
async function whileOthersAsk(target: Target, asking: Asking): Promise<{ answer: Answer; slowest: number }> {
  const quiet = others(target);
  await wait(quietMs);
  const usual = await quiet.slowest();
  const attacked = others(target);
  const answer = await target.ask('/api/auth/login', { ...asking, method: 'POST' });
  return { answer, slowest: (await attacked.slowest()) - usual };
}

/** A client that sends requests continuously. */
function others(target: Target): { slowest(): Promise<number> } {
  let asking = true;
  let slowest = 0;
  const work = (async () => {
    while (asking) {
      const { milliseconds } = await target.ask('/healthz');
      slowest = Math.max(slowest, milliseconds);
    }
  })();
  return {
    async slowest() {
      asking = false;
      await work;
      return slowest;
    },
  };
}
