import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveRemote } from './dev/serve-remote';
import { watchHost } from './dev/watch-host';
import { frontends } from './frontends';
import { root } from './source-hash';

/** Folder for the built host and the remote.json files of `npm run dev`. */
const { values } = parseArgs({
  options: { output: { type: 'string' }, remote: { type: 'string', multiple: true, default: [] } },
});
const output = resolve(root, values.output ?? '.cache/dev');

/** `name=origin`, in the same format as for the gateway. */
const remotes = values.remote.map(pair => {
  const [name = '', origin = ''] = pair.split('=');
  return { name, origin };
});

const unknown = remotes.filter(({ name }) => !frontends().includes(`remotes/${name}`));
if (unknown.length > 0) {
  throw new Error(
    `There is no ${unknown.map(({ name }) => `remotes/${name}`).join(', ')}. Known: ${frontends().join(', ')}`,
  );
}

await Promise.all([
  watchHost(resolve(output, 'host')),
  ...remotes.map(({ name, origin }) => serveRemote(name, origin, resolve(output, name))),
]);
console.log(`Developing ${['host', ...remotes.map(({ name }) => name)].join(', ')}: save a file to see it.`);
