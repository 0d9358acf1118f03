import { resolve } from 'node:path';
import { baseConfig, type Mode } from '@kavel/tools/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/** One page without federation: it bundles what the host shares. */
export default (mode: Mode) => {
  const folder = import.meta.dirname;
  return {
    ...baseConfig('gallery', folder, mode, {}),
    plugins: [
      new HtmlWebpackPlugin({ template: resolve(folder, 'src/index.html'), scriptLoading: 'module' }),
    ],
  };
};
