import { resolve } from 'node:path';
import type { RemoteManifest } from '@kavel/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { IntegrityPlugin } from './integrity-plugin';
import { leanRemoteRuntime } from './lean-runtime';
import { NeedsPlugin } from './needs-plugin';
import { RemoteJsonPlugin } from './remote-json-plugin';
import { consumedByRemotes } from './shared-policy';

/** `portfolio-hub` → `portfolioHub`: federation names are JavaScript identifiers. */
export function containerName(remote: string): string {
  return remote.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `./HubPage` → `src/pages/hub-page.tsx`. */
export const pageFile = (module: string): string => moduleFile('pages', module);

/** `./MapPanel` → `src/widgets/map-panel.tsx`. */
export const widgetFile = (module: string): string => moduleFile('widgets', module);

function moduleFile(folder: string, module: string): string {
  const name = module.slice('./'.length).replace(/(?<=[a-z0-9])[A-Z]/g, letter => `-${letter}`);
  return `./src/${folder}/${name.toLowerCase()}.tsx`;
}

/** Build configuration of a remote, derived from its manifest. */
export function remoteConfig(folder: string, mode: Mode, manifest: RemoteManifest): Configuration {
  const container = containerName(manifest.name);
  const federation = {
    name: container,
    filename: 'remote-entry.[contenthash].js',
    exposes: Object.fromEntries([
      ...manifest.routes.map(({ module }) => [module, pageFile(module)]),
      ...(manifest.exposes ?? []).map(({ module }) => [module, widgetFile(module)]),
    ]),
    shared: consumedByRemotes,
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: true,
  };
  const base = baseConfig(container, folder, mode, federation);
  return {
    ...base,
    entry: {},
    output: { ...base.output, path: resolve(folder, 'dist'), publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin(federation),
      ...leanRemoteRuntime(),
      // Hot updates are chunks too, which a manifest cannot contain.
      ...(mode === 'production' ? [new NeedsPlugin(), new IntegrityPlugin(container)] : []),
      new RemoteJsonPlugin(manifest, container),
    ],
  };
}
