import { resolve } from 'node:path';
import webpack, { type RuleSetRule, type WebpackPluginInstance } from 'webpack';

const file = (name: string) => resolve(import.meta.dirname, name);

/**
 * Parts of the map's libraries that Kavel never runs: whole styles with their sources, sprites and rasters, and the
 * reference's chapters on these. Both packages would otherwise be kept whole.
 */
export const leanMapRules: RuleSetRule[] = [
  { test: /[\\/]ol-mapbox-style[\\/]src[\\/]/, sideEffects: false },
  {
    test: /[\\/]maplibre-gl-style-spec[\\/]dist[\\/]reference[\\/]v8\.mjs$/,
    loader: file('lean-style-spec-loader.cjs'),
  },
];

/** Removes OpenLayers' own language of styles: Kavel's layers have style functions. */
export function leanMap(): WebpackPluginInstance[] {
  return [
    new webpack.NormalModuleReplacementPlugin(/\/render\/canvas\/style\.js$/, resource => {
      if (/[\\/]ol[\\/]layer$/.test(resource.context)) resource.request = file('runtime/no-flat-style.ts');
    }),
  ];
}
