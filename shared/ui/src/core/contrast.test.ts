import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** WCAG contrast ratio; text needs 4.5. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(energyLabels)('the letters of energy label %s can be read', label => {
  const { backgroundColor, color } = energyLabelPaint(label);
  expect(contrast(backgroundColor, color)).toBeGreaterThanOrEqual(4.5);
});

type Theme = 'base' | '_dark';
type Colours = Record<string, { value: Record<Theme, string> }>;
const own = semanticTokens.colors as Colours;

/** The product's colours overridden by those of a partner's brand, as the gateway writes them into a page. */
function inBrand(brand: string): Colours {
  const file = readFileSync(join(brandFolder, brand, 'brand.json'), 'utf8');
  const { light, dark } = JSON.parse(file).colours as Record<'light' | 'dark', Record<string, string>>;
  const branded = Object.keys(light).map(name => [
    name,
    { value: { base: light[name] ?? '', _dark: dark[name] ?? '' } },
  ]);
  return { ...own, ...Object.fromEntries(branded) };
}

const brandFolder = join(__dirname, '../../../../brands');
const brands = readdirSync(brandFolder).map((name): [string, Colours] => [name, inBrand(name)]);
const colourOf = (colours: Colours, name: string, theme: Theme) => colours[name]?.value[theme] ?? '';

/** Backgrounds of a row: default, hovered, selected. */
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

/** Borders of fields and boxes: WCAG 1.4.11 requires 3. */
const edges: [string, string][] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'ground'],
  ['accent', 'surface'],
  ...(['series1', 'series2', 'series3', 'series4'] as const).flatMap(series =>
    (['surface', 'ground'] as const).map((ground): [string, string] => [series, ground]),
  ),
];

describe.each([['Kavel', own] as [string, Colours], ...brands])('the colours of %s', (_, colours) => {
  describe.each(['base', '_dark'] as const)('in theme %s', theme => {
    const ratio = (one: string, other: string) =>
      contrast(colourOf(colours, one, theme), colourOf(colours, other, theme));

    test.each(pairs)('%s is readable on %s', (ink, ground) => {
      expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(edges)('%s is visible on %s', (edge, ground) => {
      expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
    });
  });
});
