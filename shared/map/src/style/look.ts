import { type ColourMode, type LightPreset, type MapPalette, type MapTheme, paletteOf } from './palettes';

/** Everything that determines the colours of the map's layers. */
export interface Look {
  mode: ColourMode;
  preset: LightPreset;
  theme: MapTheme;
  palette: MapPalette;
}

export function lookOf(mode: ColourMode, preset: LightPreset, theme: MapTheme): Look {
  return { mode, preset, theme, palette: paletteOf(mode, preset, theme) };
}
