import { contrast } from '@kavel/contracts/reports';
import { unreadablePairs } from './contrast';

describe('contrast by WCAG', () => {
  it.each([
    ['black on white', '#000000', '#FFFFFF', 21],
    ['white on white', '#FFFFFF', '#FFFFFF', 1],
    // The lightest grey that passes AA on white according to W3C.
    ['#767676 on white', '#767676', '#FFFFFF', 4.54],
    ['whichever comes first', '#FFFFFF', '#767676', 4.54],
  ])('%s', (_, one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  it('reports each unreadable pair, by theme', () => {
    const readable = {
      ground: '#FFFFFF',
      surface: '#FFFFFF',
      text: '#000000',
      muted: '#555555',
      accent: '#004080',
      accentHover: '#003060',
      accentSoft: '#EEF4FA',
      onAccent: '#FFFFFF',
    };
    const colours = { light: readable, dark: { ...readable, muted: '#BBBBBB' } };
    expect(unreadablePairs({ colours })).toEqual([
      'dark: muted on ground is 1.92, below 4.5',
      'dark: muted on surface is 1.92, below 4.5',
    ]);
  });
});
