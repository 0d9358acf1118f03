import { json } from '../http';
import { collector, type Probe } from './probe';

const evil = 'https://evil.example';
const html = { accept: 'text/html' };

/** Sends headers that claim more than the sender may have. */
export const headers: Probe = {
  name: 'forged headers',
  async run({ target, owner }) {
    const { expect, done } = collector();
    for (const path of ['/', '/login', '/registry.json', '/api/auth/user-state']) {
      for (const name of ['host', 'x-forwarded-host', 'forwarded']) {
        const value = name === 'forwarded' ? 'host=evil.example' : 'evil.example';
        const answer = await target.ask(path, { headers: { ...html, ...owner, [name]: value } });
        const text = answer.body + JSON.stringify(answer.headers);
        expect(!text.includes('evil.example'), `believes ${name}`, `GET ${path}`, answer);
      }
      for (const origin of [evil, 'null', `${target.origin}.evil.example`]) {
        for (const method of ['GET', 'OPTIONS']) {
          const preflight = { origin, 'access-control-request-method': 'POST' };
          const answer = await target.ask(path, { method, headers: { ...owner, ...preflight } });
          const allowed = answer.headers['access-control-allow-origin'];
          expect(allowed === undefined, `lets ${origin} read`, `${method} ${path}`, `allowed: ${allowed}`);
        }
      }
    }

    const made = await target.ask('/api/portfolio/portfolios', json({ name: 'Methods' }, owner));
    const { id } = JSON.parse(made.body).result;
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      await target.ask(
        `/api/portfolio/portfolios/${id}?_method=DELETE`,
        json({}, { ...owner, [name]: 'DELETE' }),
      );
      const still = await target.ask(`/api/portfolio/portfolios/${id}`, { headers: owner });
      expect(
        still.status === 200,
        `${name} changes the method`,
        `POST /api/portfolio/portfolios/${id}`,
        still,
      );
    }
    for (const method of ['TRACE', 'TRACK', 'PROPFIND', 'CONNECT']) {
      const answer = await target.ask('/', { method, headers: { 'x-secret': 'echoed' } });
      expect(
        answer.status !== 200 || !answer.body.includes('echoed'),
        `answers ${method}`,
        `${method} /`,
        answer,
      );
    }
    return done('checks of headers');
  },
};

/** Checks the required headers of every response. */
export const answers: Probe = {
  name: 'headers of answers',
  async run({ target, owner }) {
    const { expect, done } = collector();
    for (const path of [
      '/',
      '/login',
      '/nothing',
      '/registry.json',
      '/api/portfolio/portfolios',
      '/api/nothing',
    ]) {
      const answer = await target.ask(path, { headers: { ...owner, ...html } });
      const { headers: said } = answer;
      const has = (name: string, pattern: RegExp) =>
        expect(pattern.test(String(said[name])), `${name} is ${said[name]}`, `GET ${path}`, answer);
      has('x-content-type-options', /^nosniff$/);
      has('cross-origin-resource-policy', /^same-origin$/);
      if (path !== '/registry.json') has('content-security-policy', /default-src/);
      if (String(said['content-type']).includes('text/html')) {
        has('referrer-policy', /^(no-referrer|same-origin)$/);
        has('cross-origin-opener-policy', /^same-origin$/);
        has('content-security-policy', /frame-ancestors 'none'/);
      }
      const named = said['x-powered-by'] ?? said.server;
      expect(named === undefined, 'names its software', `GET ${path}`, answer);
    }
    return done('checks of answers');
  },
};
