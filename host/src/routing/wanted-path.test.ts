import { wantedPath } from './wanted-path';

beforeEach(() => sessionStorage.clear());

describe('the target after signing in', () => {
  test('is the map by default', () => {
    expect(wantedPath.take(null)).toBe('/search');
  });

  test('is the page that the guard redirected from, once', () => {
    wantedPath.remember('/valuations?sort=value');
    expect(wantedPath.take(null)).toBe('/valuations?sort=value');
    expect(wantedPath.take(null)).toBe('/search');
  });

  test('is the page in the address rather than a remembered one', () => {
    wantedPath.remember('/valuations');
    expect(wantedPath.take('/landing')).toBe('/landing');
  });

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('never to another site: %s', target => {
    expect(wantedPath.take(target)).toBe('/search');
  });
});
