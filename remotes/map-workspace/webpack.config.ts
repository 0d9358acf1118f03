import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { type Mode, remoteConfig } from '@kavel/tools/webpack';
import manifest from './remote.manifest';

const meshoptimizer = dirname(createRequire(import.meta.url).resolve('meshoptimizer'));

/**
 * The 3D view has the worker of MapLibre as a file, and of meshoptimizer the decoder in plain JavaScript, as the content
 * policy allows no WebAssembly.
 */
export default (mode: Mode) => {
  const config = remoteConfig(import.meta.dirname, mode, manifest);
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        'meshoptimizer/decoder$': resolve(meshoptimizer, 'meshopt_decoder_reference.js'),
      },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /maplibre-gl-worker\.mjs$/,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: 'maplibre/[name][ext]' },
        },
      ],
    },
  };
};
