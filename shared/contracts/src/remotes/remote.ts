import { z } from 'zod';
import { permissionKeySchema } from '../auth/permissions';
import { serviceNames } from '../calls/endpoint';
import type { SlotName } from '../slots';
import { routesProblem } from './paths';

/** Version of these contracts: see `contractProblem` for which remotes a host of this version serves. */
export const contractVersion = '3.0.0';

/**
 * Why a host that serves one version of the contracts cannot serve a remote built against another, or null.
 * A raised major breaks; a raised minor adds what an older host does not have.
 */
export function contractProblem(remote: string, host: string): string | null {
  const [major = 0, minor = 0] = remote.split('.').map(Number);
  const [hostMajor = 0, hostMinor = 0] = host.split('.').map(Number);
  if (major === hostMajor && minor <= hostMinor) return null;
  return `built for contract ${remote}, which a host of contract ${host} does not serve`;
}

export const languages = ['nl', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

/** A text in every language of the product. */
export const localisedTextSchema = z.object({ nl: z.string(), en: z.string(), de: z.string() });
export type LocalisedText = z.infer<typeof localisedTextSchema>;

export const remoteRouteSchema = z.object({
  /** Path with `:name` parameters, as react-router has them. Which ones are allowed: `routeProblem`. */
  path: z.string().startsWith('/'),
  /** Exposed module whose default export is the page. */
  module: z.string().startsWith('./'),
  /** Null: public. */
  permission: permissionKeySchema.nullable(),
  title: localisedTextSchema,
  /** False hides the top bar. */
  topBar: z.boolean().default(true),
});
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;

export const navigationEntrySchema = z.object({
  path: z.string().startsWith('/'),
  label: localisedTextSchema,
  /** `visitor` entries show while signed out, `member` entries while signed in. */
  audience: z.enum(['visitor', 'member']),
  permission: permissionKeySchema.nullable(),
  /** Low first. */
  order: z.number(),
});

/** What can be found by name from anywhere, to be opened by whichever remote has the page for it. */
export const findableKinds = ['address', 'portfolio', 'valuation'] as const;
export type FindableKind = (typeof findableKinds)[number];

/** What keys do on the pages of a remote. */
export const shortcutSchema = z.object({
  /** Labels of the keys that are pressed together: `['Ctrl', 'Z']`. */
  keys: z.array(z.string()).min(1),
  label: localisedTextSchema,
});

/** Something a user can do, found by name from anywhere. It is done on a page of the remote that declares it. */
export const remoteActionSchema = z.object({
  /** The action that its page gets: see `useAskedAction` in the router. Unique within the remote. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  label: localisedTextSchema,
  /** What people also call it. All languages are searched, whichever is in use. */
  words: z.object({ nl: z.array(z.string()), en: z.array(z.string()), de: z.array(z.string()) }).optional(),
  /** Asked besides the permission of the page. Null: none. */
  permission: permissionKeySchema.nullable(),
  /** A path of the remote's own routes, with an optional query. `:id` is replaced as `of` says. */
  path: z.string().startsWith('/'),
  /** Done to the one that is open, or to the one that was worked on last; not offered where there is none. */
  of: z.enum(['portfolio', 'valuation']).optional(),
  /** Changes that portfolio: not offered for one that may only be read. */
  changes: z.boolean().optional(),
});
export type RemoteAction = z.infer<typeof remoteActionSchema>;

/** A widget of a remote for a slot on a page of any remote. */
export const remoteWidgetSchema = z.object({
  /** One of `slotNames`. Hosts ignore a slot that they do not know: a later version may have it. */
  slot: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Exposed module whose default export is the widget. */
  module: z.string().startsWith('./'),
  /** Checked before anything of the widget is loaded. Null: none. */
  permission: permissionKeySchema.nullable(),
  title: localisedTextSchema,
  /** Low first. */
  order: z.number(),
  /** Lowest version of the contracts that the page with the slot must be built against. Absent: any. */
  contract: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
});
export type RemoteWidget = z.infer<typeof remoteWidgetSchema>;

/** What a remote says of itself. Host, guard, registry and docs read this; the host knows no route by heart. */
export const remoteManifestSchema = z.object({
  /** Folder under remotes/ and in the address: `portfolio-hub`. */
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Version of the contracts the remote was built against. */
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  routes: z.array(remoteRouteSchema).min(1),
  navigation: z.array(navigationEntrySchema).default([]),
  /** Which of its routes, by path with `:id`, opens a thing of a kind. */
  opens: z.partialRecord(z.enum(findableKinds), z.string().startsWith('/')).optional(),
  shortcuts: z.array(shortcutSchema).optional(),
  actions: z.array(remoteActionSchema).optional(),
  exposes: z.array(remoteWidgetSchema).optional(),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

type ManifestInput = z.input<typeof remoteManifestSchema>;

/** A manifest as it is written: slots are those of today's contracts. */
export interface ManifestToDefine extends Omit<ManifestInput, 'contract' | 'exposes'> {
  exposes?: (RemoteWidget & { slot: SlotName })[];
}

/**
 * For remote.manifest.ts: checks types where the manifest is written and stamps the contract version.
 * Throws when a path or a widget cannot be declared.
 */
export function defineRemote(manifest: ManifestToDefine): RemoteManifest {
  const problem = routesProblem(manifest.routes);
  if (problem) throw new Error(`${manifest.name} cannot be built: ${problem}.`);
  for (const { id, path } of manifest.actions ?? []) {
    if (manifest.routes.some(route => route.path === pageOfAction(path))) continue;
    throw new Error(`${manifest.name} cannot be built: its action ${id} has no page ${path}.`);
  }
  const modules = new Set(manifest.routes.map(({ module }) => module));
  for (const { module } of manifest.exposes ?? []) {
    if (modules.has(module)) {
      throw new Error(`${manifest.name} cannot be built: ${module} is a page or another widget already.`);
    }
    modules.add(module);
  }
  return remoteManifestSchema.parse({ ...manifest, contract: contractVersion });
}

/** The path of the page on which an action is done: without its query. */
export const pageOfAction = (path: string): string => path.split('?', 1)[0] ?? path;

/** What one publication pins and signs: never changed once published. */
export const releaseSchema = remoteManifestSchema.extend({
  version: z.string(),
  /** Address of mf-manifest.json, which contains the hash of every other file. */
  entry: z.string(),
  /** Federation name: a JavaScript identifier. */
  container: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  /** `sha384-…` of mf-manifest.json. Only an overridden remote may lack it. */
  integrity: z.string().optional(),
  /** Ed25519 signature of `signedText` of all other fields, base64. */
  signature: z.string().optional(),
});
export type Release = z.infer<typeof releaseSchema>;

/**
 * `disabled` by the kill switch; `refused` when its signature does not hold; `overridden` when this
 * browser takes it from another address. Routes, permissions and navigation count in each of them.
 */
export const remoteStates = ['disabled', 'refused', 'overridden'] as const;

export const registrySchema = z.object({
  /** Version of the contracts that the host which says this serves. Hosts of before it was announced lack it. */
  contract: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  remotes: z.array(releaseSchema.extend({ state: z.enum(remoteStates).optional() })),
});
export type Registry = z.infer<typeof registrySchema>;
export type RegisteredRemote = Registry['remotes'][number];

/** The text of a release that is signed: its JSON as it came, without what is said of it elsewhere. */
export function signedText({ signature: _, state: __, ...release }: Release & { state?: unknown }): string {
  return JSON.stringify(release);
}

/** What the gateway tells every page about where it runs. */
export const clientConfigSchema = z.object({
  environment: z.enum(['accept', 'production']),
  /** Base addresses of services that are called elsewhere; all on this origin when absent. */
  services: z.partialRecord(z.enum(serviceNames), z.url()).optional(),
  /** Base address of the map's vector tiles, without a trailing slash; on this origin when absent. */
  tiles: z.url().optional(),
  /** Script of an outside analytics service, when one is configured. */
  analyticsScript: z.url().nullable(),
  /** Raster tiles from outside to lie under our own data, as a `{z}/{x}/{y}` template, when configured. */
  tileServer: z.string().nullable(),
  /** Raw Ed25519 public key, base64, that every release must be signed with. Without it none is loaded. */
  releaseKey: z.string().optional(),
  /** Share of the visits that report loads and web vitals; failures are always reported. All of them when absent. */
  telemetrySample: z.number().min(0).max(1).optional(),
  /** Only in pages for holders of the intern permission: where they may take a remote from instead. */
  overrideOrigins: z.array(z.string()).optional(),
  /** Only under `npm run dev`: address of the manifest by name of the remote that is developed. */
  overrides: z.record(z.string(), z.string()).optional(),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;
