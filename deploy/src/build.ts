import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion, type RegisteredRemote, registrySchema } from '@kavel/contracts';
import { z } from 'zod';
import { DeployError } from './deploy-error';

const remoteJsonSchema = registrySchema.shape.remotes.element.omit({ entry: true });

const assetsSchema = z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) });
const federationManifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: assetsSchema })),
});

/** What one build says of itself, as the registry lists it. */
export async function readRemote(folder: string): Promise<RegisteredRemote> {
  const remote = await readChecked(join(folder, 'remote.json'), remoteJsonSchema);
  return { ...remote, entry: `/remotes/${remote.name}/${remote.version}/mf-manifest.json` };
}

/** Throws a DeployError unless the build is whole and of a contract that a host of today can serve. */
export async function checkBuild(folder: string, name: string): Promise<RegisteredRemote> {
  const remote = await readRemote(folder);
  if (remote.name !== name) throw new DeployError(`${folder} is a build of ${remote.name}, not of ${name}.`);
  if (majorOf(remote.contract) !== majorOf(contractVersion)) {
    throw new DeployError(
      `${name} was built against contract ${remote.contract}; hosts serve ${contractVersion}.`,
    );
  }
  const { metaData, exposes } = await readChecked(join(folder, 'mf-manifest.json'), federationManifestSchema);
  const exposed = new Set(exposes.map(({ path }) => path));
  const hidden = remote.routes.find(({ module }) => !exposed.has(module));
  if (hidden) throw new DeployError(`${name} declares ${hidden.path} but does not expose ${hidden.module}.`);
  const files = exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  const missing = [metaData.remoteEntry.name, ...files].find(file => !existsSync(join(folder, file)));
  if (missing) throw new DeployError(`The build of ${name} is not whole: ${missing} is not there.`);
  return remote;
}

/** Files of a build that are served; what the build tools keep for themselves begins with a dot. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The same for two folders when they hold the same files; compressed copies follow from the others. */
export async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await filesOf(folder);
  for (const file of files.filter(name => !/\.(br|gz)$/.test(name))) {
    const content = await readFile(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function readChecked<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!existsSync(file)) throw new DeployError(`There is no ${file}. Build first: npm run build`);
  const { success, data, error } = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!success) throw new DeployError(`${file} is not what it should be:\n${z.prettifyError(error)}`);
  return data;
}

function majorOf(version: string): string {
  return version.split('.', 1).join('');
}
