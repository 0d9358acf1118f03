import { clearOverrides, readOverrides, setOverride } from './overrides';

const origins = ['http://localhost:4300'];
const address = 'http://localhost:4300/mf-manifest.json';

beforeEach(() => sessionStorage.clear());

test('a remote is overridden from an allowed origin until the override is cleared', () => {
  expect(setOverride('scores', address, origins)).toBe(true);
  expect(readOverrides(origins)).toEqual({ scores: address });
  clearOverrides();
  expect(readOverrides(origins)).toEqual({});
});

test.each([
  ['another origin', 'http://elsewhere.example/mf-manifest.json'],
  ['another port', 'http://localhost:4301/mf-manifest.json'],
  ['an origin that only begins alike', 'http://localhost:4300.elsewhere.example/x.json'],
  ['an origin in the place of a user', 'http://localhost:4300@elsewhere.example/x.json'],
  ['a script in the address', 'javascript:alert(1)'],
  ['no address', 'mf-manifest.json'],
])('%s is rejected', (_, refused) => {
  expect(setOverride('scores', refused, origins)).toBe(false);
  sessionStorage.setItem('kavel-overrides', JSON.stringify({ scores: refused }));
  expect(readOverrides(origins)).toEqual({});
});

test('stored overrides are ignored when the server allows the user no origin', () => {
  setOverride('scores', address, origins);
  expect(readOverrides([])).toEqual({});
});

test('the query string alone changes nothing', () => {
  history.replaceState(
    null,
    '',
    `/?kavel-overrides=${encodeURIComponent(JSON.stringify({ scores: address }))}`,
  );
  expect(readOverrides(origins)).toEqual({});
});

test.each(['{', '[]', 'null', '{"scores":7}'])('what cannot be read is passed over: %s', stored => {
  sessionStorage.setItem('kavel-overrides', stored);
  expect(readOverrides(origins)).toEqual({});
});
