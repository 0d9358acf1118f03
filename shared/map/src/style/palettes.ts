import { greyOf, mixed } from './colour-arithmetic';

/** Light presets of the map, named after the time of day. */
export const lightPresets = ['dawn', 'day', 'dusk', 'night'] as const;
export type LightPreset = (typeof lightPresets)[number];
/** Saturation of the background: full, half, or none. Data keeps its colours. */
export const mapThemes = ['default', 'faded', 'monochrome'] as const;
export type MapTheme = (typeof mapThemes)[number];
/** Colour mode of the page around the map. */
export type ColourMode = 'light' | 'dark';

/** Colours of one light preset in one colour mode. */
export interface MapPalette {
  ground: string;
  pand: string;
  pandLine: string;
  green: string;
  water: string;
  road: string;
  rail: string;
  boundary: string;
  label: string;
  /** Halo around labels, for contrast with any background. */
  halo: string;
  /** Outline of address dots and points. */
  dotLine: string;
  /** Ring around the selected point. */
  accent: string;
  /** Addresses without a label or function, and their density when zoomed out. */
  quiet: string;
}

const light: Record<LightPreset, MapPalette> = {
  dawn: {
    ground: '#F6EDE4',
    pand: '#E6D6C8',
    pandLine: '#D2BCAA',
    green: '#E4E6CF',
    water: '#CDDCE3',
    road: '#FFFAF4',
    rail: '#D2BCAA',
    boundary: '#B98F7A',
    label: '#5B4136',
    halo: '#FBF4EC',
    dotLine: '#FFFBF6',
    accent: '#0F5F68',
    quiet: '#A9988B',
  },
  day: {
    ground: '#EEEEEA',
    pand: '#DADAD4',
    pandLine: '#C6C6BF',
    green: '#DFE7D7',
    water: '#C9DDE6',
    road: '#FFFFFF',
    rail: '#C6C6BF',
    boundary: '#8F8F86',
    label: '#45453F',
    halo: '#F7F7F4',
    dotLine: '#FFFFFF',
    accent: '#0F5F68',
    quiet: '#9C9C94',
  },
  dusk: {
    ground: '#DADDE8',
    pand: '#C2C7D8',
    pandLine: '#A9B0C6',
    green: '#C8D3D1',
    water: '#A9BFD8',
    road: '#EBEDF4',
    rail: '#A9B0C6',
    boundary: '#7079A0',
    label: '#343B57',
    halo: '#E6E8F1',
    dotLine: '#F8F9FD',
    accent: '#0F5F68',
    quiet: '#868DA6',
  },
  night: {
    ground: '#2B313A',
    pand: '#3C444F',
    pandLine: '#4D5763',
    green: '#2E3B38',
    water: '#22344A',
    road: '#363D47',
    rail: '#4D5763',
    boundary: '#7C8898',
    label: '#DDE3EA',
    halo: '#1F242B',
    dotLine: '#1C2127',
    accent: '#7FD3DA',
    quiet: '#8A95A3',
  },
};

const dark: Record<LightPreset, MapPalette> = {
  dawn: {
    ground: '#2C2527',
    pand: '#41373A',
    pandLine: '#554749',
    green: '#2F332A',
    water: '#26343D',
    road: '#382F31',
    rail: '#554749',
    boundary: '#957A72',
    label: '#F0E2DA',
    halo: '#211B1D',
    dotLine: '#1E191A',
    accent: '#66BCC3',
    quiet: '#97867F',
  },
  day: {
    ground: '#2A2F2D',
    pand: '#3B423F',
    pandLine: '#4D5551',
    green: '#2D3A30',
    water: '#263A45',
    road: '#363D3A',
    rail: '#4D5551',
    boundary: '#86918C',
    label: '#ECEDEA',
    halo: '#1E2321',
    dotLine: '#191D1C',
    accent: '#66BCC3',
    quiet: '#8E9893',
  },
  dusk: {
    ground: '#1E2226',
    pand: '#2D333A',
    pandLine: '#3B434C',
    green: '#20292A',
    water: '#1A2A3B',
    road: '#272C32',
    rail: '#3B434C',
    boundary: '#66727F',
    label: '#D3D9DF',
    halo: '#15181B',
    dotLine: '#14171A',
    accent: '#66BCC3',
    quiet: '#77828D',
  },
  night: {
    ground: '#0C0F12',
    pand: '#171C22',
    pandLine: '#242B33',
    green: '#0E1513',
    water: '#0B1826',
    road: '#13171C',
    rail: '#242B33',
    boundary: '#4A5561',
    label: '#AEB9C4',
    halo: '#060809',
    dotLine: '#060809',
    accent: '#66BCC3',
    quiet: '#5C6873',
  },
};

/** Colours of the background, below labels and data. */
const groundColours = ['ground', 'pand', 'pandLine', 'green', 'water', 'road', 'rail', 'boundary'] as const;
/** Share of the original colour in the faded theme. */
const faded = 0.45;

/** Palette for a colour mode, a light preset and a theme. */
export function paletteOf(mode: ColourMode, preset: LightPreset, theme: MapTheme = 'default'): MapPalette {
  const palette = (mode === 'dark' ? dark : light)[preset];
  if (theme === 'default') return palette;
  const changed = theme === 'faded' ? (colour: string) => mixed(colour, palette.ground, faded) : greyOf;
  const ground = Object.fromEntries(groundColours.map(name => [name, changed(palette[name])]));
  return { ...palette, ...ground };
}

/** Default light preset of a colour mode: day, or dusk in dark mode. */
export function presetFor(mode: ColourMode): LightPreset {
  return mode === 'dark' ? 'dusk' : 'day';
}
