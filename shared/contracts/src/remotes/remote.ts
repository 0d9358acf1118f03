import { z } from 'zod';
import { permissionKeySchema } from '../auth/permissions';
import { serviceNames } from '../calls/endpoint';
import type { SlotName } from '../slots';
import { routesProblem } from './paths';

/** Version of these contracts; `contractProblem` tells which remotes a host of this version supports. */
export const contractVersion = '3.0.0';

/**
 * Why a host with one version of the contracts cannot load a remote built against another, or null. A new major version
 * is incompatible; a new minor version adds features that older hosts lack.
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
  /** Path with `:name` parameters as in react-router; see `routeProblem` for what is allowed. */
  path: z.string().startsWith('/'),
  /** Exposed module whose default export is the page. */
  module: z.string().startsWith('./'),
  /** Null: public. */
  permission: permissionKeySchema.nullable(),
  title: localisedTextSchema,
  /** What a search engine shows of a public page. A page without one is not for search engines. */
  description: localisedTextSchema.optional(),
  /** May be shown inside pages of other sites; public pages only. */
  embeddable: z.literal(true).optional(),
  /** False hides the top bar. */
  topBar: z.boolean().default(true),
});
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;

export const navigationEntrySchema = z.object({
  path: z.string().startsWith('/'),
  label: localisedTextSchema,
  /** `visitor` entries are shown when signed out, `member` entries when signed in. */
  audience: z.enum(['visitor', 'member']),
  permission: permissionKeySchema.nullable(),
  /** Sort order, ascending. */
  order: z.number(),
});

/** Kinds of objects that can be found by name from anywhere, and are opened by the remote with a page for them. */
export const findableKinds = ['address', 'portfolio', 'valuation'] as const;
export type FindableKind = (typeof findableKinds)[number];

/** A keyboard shortcut on the pages of a remote. */
export const shortcutSchema = z.object({
  /** Labels of keys pressed together: `['Ctrl', 'Z']`. */
  keys: z.array(z.string()).min(1),
  label: localisedTextSchema,
});

/** An action that can be found by name from anywhere, and runs on a page of the declaring remote. */
export const remoteActionSchema = z.object({
  /** Id passed to the page: see `useAskedAction` in the router. Unique within the remote. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  label: localisedTextSchema,
  /** Search terms, in all languages at once. */
  words: z.object({ nl: z.array(z.string()), en: z.array(z.string()), de: z.array(z.string()) }).optional(),
  /** Required in addition to the page's permission. Null: none. */
  permission: permissionKeySchema.nullable(),
  /** A path of the remote's own routes, with an optional query. `:id` is replaced by the id of `of`. */
  path: z.string().startsWith('/'),
  /** Applies to the open or last opened object; not offered without one. */
  of: z.enum(['portfolio', 'valuation']).optional(),
  /** Edits that portfolio: not offered for a read-only one. */
  changes: z.boolean().optional(),
});
export type RemoteAction = z.infer<typeof remoteActionSchema>;

/** A widget of a remote for a slot on a page of any remote. */
export const remoteWidgetSchema = z.object({
  /** One of `slotNames`. Hosts ignore unknown slots, which a later version may define. */
  slot: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Exposed module whose default export is the widget. */
  module: z.string().startsWith('./'),
  /** Checked before loading the widget. Null: none. */
  permission: permissionKeySchema.nullable(),
  title: localisedTextSchema,
  /** Sort order, ascending. */
  order: z.number(),
  /** Minimum contract version of the page with the slot. Absent: any. */
  contract: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
});
export type RemoteWidget = z.infer<typeof remoteWidgetSchema>;

/** Description of a remote. Host, guard, registry and docs read it; the host has no hard-coded routes of remotes. */
export const remoteManifestSchema = z.object({
  /** Folder below remotes/, also used in URLs: `portfolio-hub`. */
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Version of the contracts the remote was built against. */
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  routes: z.array(remoteRouteSchema).min(1),
  navigation: z.array(navigationEntrySchema).default([]),
  /** The route, by path with `:id`, that opens an object of a kind. */
  opens: z.partialRecord(z.enum(findableKinds), z.string().startsWith('/')).optional(),
  shortcuts: z.array(shortcutSchema).optional(),
  actions: z.array(remoteActionSchema).optional(),
  exposes: z.array(remoteWidgetSchema).optional(),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

type ManifestInput = z.input<typeof remoteManifestSchema>;

/** A manifest as written in source: its slots must exist in the current contracts. */
export interface ManifestToDefine extends Omit<ManifestInput, 'contract' | 'exposes'> {
  exposes?: (RemoteWidget & { slot: SlotName })[];
}

/**
 * For remote.manifest.ts: typechecks the manifest and adds the contract version. Throws when a path or a widget is
 * invalid.
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

/** The page of an action: its path without the query. */
export const pageOfAction = (path: string): string => path.split('?', 1)[0] ?? path;

/** A published release; pinned, signed, and never changed once published. */
export const releaseSchema = remoteManifestSchema.extend({
  version: z.string(),
  /** URL of mf-manifest.json, which contains the hash of every other file. */
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
 * `disabled` by the kill switch; `refused` because of an invalid signature; `overridden` by another address in this
 * browser. Routes, permissions and navigation apply in all states.
 */
export const remoteStates = ['disabled', 'refused', 'overridden'] as const;

export const registrySchema = z.object({
  /** Contract version of the host that reported it. Older hosts do not report it. */
  contract: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  remotes: z.array(releaseSchema.extend({ state: z.enum(remoteStates).optional() })),
});
export type Registry = z.infer<typeof registrySchema>;
export type RegisteredRemote = Registry['remotes'][number];

/** The signed text of a release: its JSON as received, without `signature` and `state`. */
export function signedText({ signature: _, state: __, ...release }: Release & { state?: unknown }): string {
  return JSON.stringify(release);
}

/** Configuration that the gateway inlines in every page. */
export const clientConfigSchema = z.object({
  environment: z.enum(['accept', 'production']),
  /** Base addresses of services on other origins; by default all are on this origin. */
  services: z.partialRecord(z.enum(serviceNames), z.url()).optional(),
  /** Base address of the map's vector tiles, without a trailing slash; by default this origin. */
  tiles: z.url().optional(),
  /** Script of an external analytics service, if configured. */
  analyticsScript: z.url().nullable(),
  /** External raster tiles below our own data, as a `{z}/{x}/{y}` template, if configured. */
  tileServer: z.string().nullable(),
  /** Raw Ed25519 public key, base64, that must have signed every release. Without it no release is loaded. */
  releaseKey: z.string().optional(),
  /** Share of visits that report loads and web vitals; failures are always reported. Default 1. */
  telemetrySample: z.number().min(0).max(1).optional(),
  /** Only for users with the intern permission: origins from which they may override remotes. */
  overrideOrigins: z.array(z.string()).optional(),
  /** Only under `npm run dev`: manifest URL by name of the developed remote. */
  overrides: z.record(z.string(), z.string()).optional(),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;
