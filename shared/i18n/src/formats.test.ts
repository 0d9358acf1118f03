import { formatsOf } from './formats';

const formats = { nl: formatsOf('nl'), en: formatsOf('en'), de: formatsOf('de') };

/** Makes non-breaking spaces visible. */
const plain = (text: string) => text.replaceAll('\u00a0', '~');

describe('figures are formatted by language', () => {
  test.each([
    ['money', formats.nl.money(1_284_000), '€~1.284.000'],
    ['money lost', formats.nl.money(-950), '−€~950'],
    ['a difference', formats.nl.number(-118_076), '−118.076'],
    ['millions', formats.nl.millions(14_870_000), '€~14,87~mln'],
    ['below a million', formats.nl.millions(870_000), '€~870.000'],
    ['percent', formats.nl.percent(0.046), '4,6~%'],
    ['a fall', formats.nl.signedPercent(-0.012), '−1,2~%'],
    ['a rise', formats.nl.signedPercent(0.018), '+1,8~%'],
    ['area', formats.nl.area(118), '118~m²'],
    ['near', formats.nl.distance(240), '240~m'],
    ['far', formats.nl.distance(1340), '1,3~km'],
    ['date', formats.nl.date('2026-03-12'), '12 mrt 2026'],
    ['English', formats.en.percent(0.046), '4.6%'],
    ['English money', formats.en.money(1_284_000), '€~1,284,000'],
    ['German', formats.de.millions(2_500_000), '€~2,50~Mio.'],
  ])('%s', (_, written, expected) => {
    expect(plain(written)).toBe(expected);
  });
});
