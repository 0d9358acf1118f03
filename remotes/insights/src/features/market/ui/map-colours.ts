import { useColourMode } from '@kavel/ui/core';

/** One hue from low to high. */
const light = ['#DDEDEC', '#AFD4D3', '#78B3B6', '#3F8D94', '#0F5F68'] as const;
const dark = ['#1F3F43', '#2C5D62', '#40828A', '#64ABB1', '#9AD6DA'] as const;
const missing = { light: '#C9C9C0', dark: '#4A4A46' } as const;

export interface MapColours {
  /** Colour of a class out of so many. */
  of: (at: number, count: number) => string;
  missing: string;
}

export function useMapColours(): MapColours {
  const mode = useColourMode();
  return mode === 'dark' ? colours.dark : colours.light;
}

const colours: Record<'light' | 'dark', MapColours> = {
  light: { of: (at, count) => pick(light, at, count), missing: missing.light },
  dark: { of: (at, count) => pick(dark, at, count), missing: missing.dark },
};

/** Few classes use the ends of the scale too. */
function pick(scale: readonly string[], at: number, count: number): string {
  const place = count < 2 ? scale.length - 1 : Math.round((at * (scale.length - 1)) / (count - 1));
  return scale[place] ?? missing.light;
}
