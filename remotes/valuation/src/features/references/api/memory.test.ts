import { readUnvalued, writeUnvalued } from './memory';

describe('browser storage', () => {
  afterEach(() => {
    sessionStorage.clear();
  });

  test('keeps refused units for this session', () => {
    writeUnvalued('v', new Map([['a', 'no-area']]));
    expect([...readUnvalued('v')]).toEqual([['a', 'no-area']]);
  });

  test('treats damaged data as empty', () => {
    sessionStorage.setItem('kavel.unvalued.v', '{"a":"sterrenstof"');
    expect(readUnvalued('v').size).toBe(0);
  });
});
