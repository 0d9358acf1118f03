import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from './source-hash';

const port = Number(process.env.PORT || 4400);
const [folder = ''] = process.argv.slice(2);

/** Serves a page built without federation, rebuilt on every save. */
const { default: configure } = await import(resolve(root, folder, 'webpack.config.ts'));
const config: Configuration = configure('development');
const server = new WebpackDevServer({ port, historyApiFallback: true, hot: false }, webpack(config));
await server.start();
console.log(`The gallery is at http://localhost:${port}`);
