const token = (name: string) => `var(--kavel-colors-${name})`;

/** Tokens of the design system. Set as SVG attributes, so that an export can replace them by values. */
export const colours = {
  text: token('text'),
  muted: token('muted'),
  line: token('line'),
  lineStrong: token('line-strong'),
  surface: token('surface'),
  accent: token('accent'),
};

const series = [token('series1'), token('series2'), token('series3'), token('series4')];
/** One more than there are colours, so that five lines differ. */
const dashes = [undefined, '6 3', '2 3', '9 3 2 3', '1 3 5 3'];

/** Colour of the n-th series. Dash, shape or fill distinguish it without colour. */
export const colourOf = (index: number): string => series[index % series.length] ?? colours.accent;

export const dashOf = (index: number): string | undefined => dashes[index % dashes.length];

/** Bars: filled, or outlined with a light fill. */
export type BarLook = 'solid' | 'soft';

export function barPaint(index: number, look: BarLook) {
  const colour = colourOf(index);
  return look === 'solid'
    ? { fill: colour }
    : { fill: colour, fillOpacity: 0.3, stroke: colour, strokeWidth: 1 };
}

/** Strength of the extreme colours of a diverging scale: text on them stays readable in light and dark. */
const strongest = 0.5;

/**
 * Diverging scale around a middle, from −1 to 1: orange below, teal above, told apart by colour-blind users too; the
 * surface in the middle.
 */
export function divergingPaint(deviation: number) {
  const bounded = Math.min(1, Math.max(-1, deviation));
  return {
    fill: colourOf(bounded < 0 ? 1 : 0),
    fillOpacity: Math.round(Math.abs(bounded) * strongest * 100) / 100,
  };
}
