import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { root } from '../source-hash';
import { type Mode, withRefreshHook } from '../webpack';

/** Builds the host for development next to the production build, and again on every save. */
export async function watchHost(output: string): Promise<void> {
  const { default: configure } = await import(resolve(root, 'host', 'webpack.config.ts'));
  const mode: Mode = 'development';
  const config: Configuration = withRefreshHook(configure(mode), output);
  await new Promise<void>((done, fail) => {
    webpack(config)?.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (error) return fail(error);
      console.log(stats?.toString({ preset: 'errors-warnings', colors: true }));
      done();
    });
  });
}
