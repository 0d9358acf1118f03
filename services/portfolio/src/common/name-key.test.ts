import { nameKey } from './name-key';

describe('the key of a name', () => {
  it('does not tell apart cases, nor the ways to type an accent', () => {
    expect(nameKey('CAFE\u0301 Noord')).toBe(nameKey('café noord'));
  });

  it('tells different names apart', () => {
    expect(nameKey('Kern 1')).not.toBe(nameKey('Kern 2'));
  });
});
