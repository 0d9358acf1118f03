import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { precompress } from './precompress';
import { root } from './source-hash';

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

async function build(target: string): Promise<void> {
  const { default: configure } = await import(resolve(root, target, 'webpack.config.ts'));
  await run(configure('production'));
  await precompress(resolve(root, target, 'dist'));
}

/** Builds the packages that the parent names, one after another, for production: webpack is loaded and warm once. */
process.on('message', async (target: string) => {
  await build(target);
  process.send?.(target);
});
