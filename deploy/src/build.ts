import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema, routesProblem } from '@kavel/contracts';
import { z } from 'zod';
import { DeployError } from './deploy-error';
import { digestOf } from './digest';
import type { VersionFile } from './release-store';
import { integrityOf } from './trust/integrity';

const remoteJsonSchema = releaseSchema.omit({ entry: true, integrity: true, signature: true });

const assetsSchema = z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) });
const federationManifestSchema = z.object({
  metaData: z.object({
    remoteEntry: z.object({ name: z.string() }),
    getPublicPath: z.never('is code that would be executed').optional(),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: assetsSchema })),
  integrity: z.record(z.string(), z.string()),
});

const manifestFile = 'mf-manifest.json';

/** A verified build that may be served. */
export interface CheckedBuild {
  release: Release;
  digest: string;
  files: string[];
  contents: NonNullable<VersionFile['contents']>;
}

/** Throws a DeployError unless the build is complete, unmodified, and declares only allowed paths. */
export async function checkBuild(folder: string, name: string): Promise<CheckedBuild> {
  const remote = await readChecked(join(folder, 'remote.json'), remoteJsonSchema);
  if (remote.name !== name) throw new DeployError(`${folder} is a build of ${remote.name}, not of ${name}.`);
  const refused = routesProblem(remote.routes);
  if (refused) throw new DeployError(`${name} cannot be published: ${refused}.`);
  const { metaData, exposes, integrity } = await readChecked(
    join(folder, manifestFile),
    federationManifestSchema,
  );
  const exposed = new Set(exposes.map(({ path }) => path));
  const hidden = remote.routes.find(({ module }) => !exposed.has(module));
  if (hidden) throw new DeployError(`${name} declares ${hidden.path} but does not expose ${hidden.module}.`);
  const missing = remote.exposes?.find(({ module }) => !exposed.has(module));
  if (missing)
    throw new DeployError(
      `${name} offers a widget for ${missing.slot} but does not expose ${missing.module}.`,
    );
  const named = exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  await checkIntegrity(folder, name, integrity, [metaData.remoteEntry.name, ...named]);
  const entry = `/remotes/${name}/${remote.version}/${manifestFile}`;
  const manifestIntegrity = integrityOf(await readFile(join(folder, manifestFile)));
  const files = await contentsOf(folder);
  return {
    release: releaseSchema.parse({ ...remote, entry, integrity: manifestIntegrity }),
    digest: digestOf(files),
    files: [...files.keys()],
    contents: Object.fromEntries(
      [...files].map(([file, content]) => [file, { bytes: content.length, sha256: sha256Of(content) }]),
    ),
  };
}

function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Checks that every script exists, has a hash, and is unmodified. */
async function checkIntegrity(
  folder: string,
  name: string,
  integrity: Record<string, string>,
  named: string[],
): Promise<void> {
  const scripts = (await filesOf(folder)).filter(file => file.endsWith('.js'));
  for (const file of new Set([...named, ...Object.keys(integrity), ...scripts])) {
    if (!existsSync(join(folder, file))) {
      throw new DeployError(`The build of ${name} is not whole: ${file} is not there.`);
    }
    if (integrity[file] !== integrityOf(await readFile(join(folder, file)))) {
      throw new DeployError(`${file} of ${name} is not what was built: its hash is not the manifest's.`);
    }
  }
}

/** Files of a build to serve; those of the build tools start with a dot. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

async function contentsOf(folder: string): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const file of await filesOf(folder)) contents.set(file, await readFile(join(folder, file)));
  return contents;
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
