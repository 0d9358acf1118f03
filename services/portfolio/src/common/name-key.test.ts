import { nameKey } from './name-key';

describe('the key of a name', () => {
  it('ignores case and how an accent was typed', () => {
    expect(nameKey('CAFE\u0301 Noord')).toBe(nameKey('café noord'));
  });

  it('distinguishes different names', () => {
    expect(nameKey('Kern 1')).not.toBe(nameKey('Kern 2'));
  });
});
