import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { frontends } from './frontends';
import { root } from './source-hash';

/** Host and the remotes named, rebuilt on every save; the other remotes stay as they were last built. */
function watched(names: readonly string[]): string[] {
  const known = frontends();
  const wanted = ['host', ...names.map(name => `remotes/${name}`)];
  const unknown = wanted.filter(target => !known.includes(target));
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  }
  return wanted;
}

async function configurationOf(target: string): Promise<Configuration> {
  const { default: configure } = await import(resolve(root, target, 'webpack.config.ts'));
  return configure('development');
}

const configurations = await Promise.all(watched(process.argv.slice(2)).map(configurationOf));
const compiler = webpack(configurations);
compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
  if (error) throw error;
  for (const one of stats?.stats ?? []) {
    console.log(one.toString({ preset: 'errors-warnings', colors: true, timings: true }));
  }
});
