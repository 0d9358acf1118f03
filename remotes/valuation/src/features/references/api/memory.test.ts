import { readUnvalued, writeUnvalued } from './memory';

describe('what the browser remembers', () => {
  afterEach(() => {
    sessionStorage.clear();
  });

  test('refused units in this session', () => {
    writeUnvalued('v', new Map([['a', 'no-area']]));
    expect([...readUnvalued('v')]).toEqual([['a', 'no-area']]);
  });

  test('what is damaged counts as nothing', () => {
    sessionStorage.setItem('kavel.unvalued.v', '{"a":"sterrenstof"');
    expect(readUnvalued('v').size).toBe(0);
  });
});
