import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

const pixels = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value: `${value / 16}rem` }]));

/** 4 px grid: `2` is 8 px. */
const spacing = pixels({
  0.5: 2, 1: 4, 1.5: 6, 2: 8, 2.5: 10, 3: 12, 4: 16, 5: 20, 6: 24, 7: 28, 8: 32, 9: 36, 10: 40, 12: 48, 14: 56, 16: 64, 20: 80, 24: 96,
}); // biome-ignore format: a scale reads better on one line

/** Text in our own font; emoji in the system's font, under each of its platform names. */
const typeface =
  "'Inter Variable', system-ui, sans-serif, 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'";

export const tokens = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    control: { value: '2rem' },
    row: { value: '2.25rem' },
    bar: { value: '3.5rem' },
  },
  radii: { sm: { value: '4px' }, md: { value: '7px' }, lg: { value: '8px' }, full: { value: '999px' } },
  fonts: {
    body: { value: typeface },
    heading: { value: typeface },
  },
  fontSizes: pixels({ xs: 12, sm: 13, md: 14, lg: 16, xl: 20, '2xl': 28, '3xl': 36, '4xl': 48 }),
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  lineHeights: { tight: { value: 1.15 }, snug: { value: 1.3 }, normal: { value: 1.5 } },
  zIndex: { bar: { value: 20 }, floating: { value: 30 }, overlay: { value: 40 }, toast: { value: 50 } },
});

const both = (base: string, _dark: string) => ({ value: { base, _dark } });

export const semanticTokens = defineSemanticTokens({
  colors: {
    ground: both('#F7F7F4', '#121514'),
    surface: both('#FFFFFF', '#191D1C'),
    sunken: both('#EFEFEA', '#0D100F'),
    line: both('#E3E3DD', '#2A302E'),
    lineStrong: both('#8A8A82', '#6F7874'),
    text: both('#1C1C1A', '#ECEDEA'),
    muted: both('#62625D', '#9DA5A1'),
    accent: both('#0F5F68', '#66BCC3'),
    accentHover: both('#0B4A52', '#86CDD3'),
    accentSoft: both('#E2EFEF', '#1B3236'),
    onAccent: both('#FFFFFF', '#0D1A1B'),
    amber: both('#8A5604', '#E5B25D'),
    amberSoft: both('#FBF1DD', '#33270F'),
    red: both('#B3261E', '#F2938C'),
    redSoft: both('#FBE9E7', '#3A1B19'),
    green: both('#1E6B3A', '#7CCB96'),
    greenSoft: both('#E4F2E8', '#173122'),
    // Chart series in order: distinct in hue and lightness, also for colour-blind users; contrast 3 : 1 on a surface.
    series1: both('#0F5F68', '#66BCC3'),
    series2: both('#B4652F', '#E3A67C'),
    series3: both('#5A4A8A', '#B3A6E0'),
    series4: both('#7A7A3A', '#D6D68C'),
    overlay: both('rgba(20, 24, 23, .45)', 'rgba(0, 0, 0, .6)'),
  },
  shadows: {
    floating: both('0 8px 28px rgba(28, 28, 26, .14)', '0 8px 28px rgba(0, 0, 0, .5)'),
  },
});
