import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { precompress } from './precompress';
import { root } from './source-hash';

const [target = ''] = process.argv.slice(2);

function run(config: Configuration): Promise<void> {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(closeError => {
        const problem = error ?? closeError;
        if (problem) return fail(problem);
        if (stats?.hasErrors())
          return fail(new Error(stats.toString({ preset: 'errors-only', colors: true })));
        done();
      });
    });
  });
}

/** Builds one package for production, in a separate process so that two can run in parallel. */
const { default: configure } = await import(resolve(root, target, 'webpack.config.ts'));
await run(configure('production'));
await precompress(resolve(root, target, 'dist'));
