import { energyLabels } from '@kavel/contracts';
import { semanticTokens } from '../theme/tokens';
import { energyLabelPaint } from './energy-label';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map(one =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG computes it; text needs 4.5. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(energyLabels)('the letters of energy label %s can be read', label => {
  const { backgroundColor, color } = energyLabelPaint(label);
  expect(contrast(backgroundColor, color)).toBeGreaterThanOrEqual(4.5);
});

const colours = semanticTokens.colors as Record<string, { value: Record<'base' | '_dark', string> }>;
const colourOf = (name: string, theme: 'base' | '_dark') => colours[name]?.value[theme] ?? '';

/** Grounds of a row: as it is, pointed at, selected. */
const rows: string[] = ['surface', 'sunken', 'accentSoft', 'ground'];

const pairs: [string, string][] = [
  ...rows.flatMap(ground => (['text', 'muted'] as const).map((ink): [string, string] => [ink, ground])),
  ...(['surface', 'sunken', 'ground', 'accentSoft'] as const).map((ground): [string, string] => [
    'accent',
    ground,
  ]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['amber', 'amberSoft'],
  ['red', 'redSoft'],
  ['red', 'surface'],
  ['red', 'ground'],
  ['green', 'greenSoft'],
];

describe.each(['base', '_dark'] as const)('in theme %s', theme => {
  test.each(pairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colourOf(ink, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
});
