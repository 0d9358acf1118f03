import { report, summary } from './finding';
import { addressOf, filled, type Operation, wordsOf } from './operations';
import { meant } from './words';

const operation = (path: string, query: string[] = []): Operation => ({
  service: 'portfolio',
  method: 'GET',
  path,
  guarded: true,
  query,
});

test('inserts ids into paths and into parameters', () => {
  expect(filled('/api/a/{id}/b/{other}', 'x')).toBe('/api/a/x/b/x');
  expect(addressOf(operation('/api/a/{id}', ['organisationId', 'search']), 'x')).toBe(
    '/api/a/x?organisationId=x&search=1',
  );
});

test('the word list has the segments of our own paths, once each', () => {
  expect(wordsOf([operation('/api/a/{id}/b'), operation('/api/b')])).toEqual(['a', 'api', 'b']);
});

test('intended files are distinguished from leftovers', () => {
  expect(['/healthz', '/api/auth/openapi.json', '/registry.json'].every(path => meant.test(path))).toBe(true);
  expect(
    ['/package.json', '/.env', '/keys/releases.pem', '/api/auth/users'].some(path => meant.test(path)),
  ).toBe(false);
});

test('a skipped attack says so, a finding has its location', () => {
  const skipped = { attack: 'ffuf', tried: '', findings: [], skipped: 'not installed', seconds: 0 };
  expect(summary(skipped)).toMatch(/^– ffuf .*SKIPPED: not installed$/);
  const finding = { attack: 'bodies', title: 'makes everybody wait', where: 'POST /login', evidence: '2 s' };
  expect(report([{ attack: 'bodies', tried: '9', findings: [finding], seconds: 1 }])).toMatch(
    /✗ bodies .*1 findings[\s\S]*makes everybody wait\n {4}POST \/login\n {4}2 s/,
  );
});
