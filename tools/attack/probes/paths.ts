import { collector, isRefusal, leakIn, type Probe } from './probe';

const long = 'a'.repeat(12_000);
const odd = [
  '/%00',
  '/api/portfolio/portfolios/%00',
  '/api/real-estate-data/suggest?query=%00',
  '/passport/%00',
  '/%',
  '/%c0%af',
  '/api/auth/%ff%fe',
  `/${long}`,
  `/api/portfolio/portfolios/${long}`,
  `/api/portfolio/portfolios?archived=${long}`,
  '/api/portfolio/portfolios/%0d%0aX-Injected:%20yes',
];

const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..%252f', '....//', '%2e%2e%5c', '..;/'];
const files = ['etc/passwd', 'package.json', '.git/config', 'keys/releases.pem', '.kavel/registry.json'];
const prefixes = ['/remotes/scores/v1/', '/remotes/', '/brands/vesteda/', '/brands/', '/', '/api/'];

/** Sends paths that no browser would send. */
export const paths: Probe = {
  name: 'odd paths',
  async run({ target, owner }) {
    const { expect, done } = collector();
    for (const path of odd) {
      const where = `GET ${path.slice(0, 80)}`;
      const answer = await target.ask(path, { headers: { ...owner, accept: 'application/json' } });
      expect(isRefusal(answer), 'is not refused as bad input', where, answer);
      expect(leakIn(answer) === null, 'tells about our code', where, answer);
      expect(answer.headers['x-injected'] === undefined, 'writes a header', where, answer);
    }
    return done('checks of paths');
  },
};

/** Tries to escape from the folders that files are served from. */
export const traversal: Probe = {
  name: 'path traversal',
  async run({ target }) {
    const { expect, done } = collector();
    for (const prefix of prefixes) {
      for (const up of ups) {
        for (const file of files) {
          const path = `${prefix}${up.repeat(6)}${file}`;
          const answer = await target.ask(path, { headers: { accept: 'application/json' } });
          expect(isRefusal(answer), 'serves a file from outside', `GET ${path}`, answer);
        }
      }
    }
    return done('paths');
  },
};
