import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveRemote } from './dev/serve-remote';
import { watchHost } from './dev/watch-host';
import { frontends } from './frontends';
import { root } from './source-hash';

/** Where `npm run dev` keeps the host it builds and what its remotes say of themselves. */
const { values } = parseArgs({
  options: { output: { type: 'string' }, remote: { type: 'string', multiple: true, default: [] } },
});
const output = resolve(root, values.output ?? '.cache/dev');

/** `name=origin`, as the gateway is told too. */
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
