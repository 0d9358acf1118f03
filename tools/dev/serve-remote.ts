import { resolve } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../source-hash';
import { type Mode, withFastRefresh } from '../webpack';

/** Serves one remote from memory with fast refresh. `written` receives its remote.json on every build. */
export async function serveRemote(name: string, origin: string, written: string): Promise<WebpackDevServer> {
  const { default: configure } = await import(resolve(root, 'remotes', name, 'webpack.config.ts'));
  const mode: Mode = 'development';
  const compiler = webpack(withFastRefresh(configure(mode), origin, written));
  if (!compiler) throw new Error(`The build of ${name} could not be set up.`);
  const { port } = new URL(origin);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: 'only',
      // The page has the host's origin.
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: ['localhost'],
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { writeToDisk: file => file.endsWith('remote.json'), stats: 'errors-warnings' },
      static: false,
    },
    compiler,
  );
  await server.start();
  // A request before the first build would fail the remote, so wait for it.
  await new Promise<void>(built => server.middleware?.waitUntilValid(() => built()));
  return server;
}
