import { type ColourMode, type LightPreset, type MapPalette, type MapTheme, paletteOf } from './palettes';

/** All that decides how the map looks: layers choose their colours by it. */
export interface Look {
  mode: ColourMode;
  preset: LightPreset;
  theme: MapTheme;
  palette: MapPalette;
}

export function lookOf(mode: ColourMode, preset: LightPreset, theme: MapTheme): Look {
  return { mode, preset, theme, palette: paletteOf(mode, preset, theme) };
}
