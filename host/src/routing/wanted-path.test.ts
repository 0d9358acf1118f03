import { wantedPath } from './wanted-path';

beforeEach(() => sessionStorage.clear());

describe('the target after signing in', () => {
  test('to the map when nothing was asked for', () => {
    expect(wantedPath.take(null)).toBe('/search');
  });

  test('to the page the guard turned away from, once', () => {
    wantedPath.remember('/valuations?sort=value');
    expect(wantedPath.take(null)).toBe('/valuations?sort=value');
    expect(wantedPath.take(null)).toBe('/search');
  });

  test('to the page named in the address before a remembered one', () => {
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
