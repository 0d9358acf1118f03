import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@kavel/contracts';
import webpack, { type Compiler } from 'webpack';

const pluginName = 'RemoteJsonPlugin';

/**
 * Emits remote.json next to mf-manifest.json: the manifest, the container's name and a version. The version is a hash
 * of everything served, including the manifest: an address never stands for two builds, and a build with only a changed
 * manifest can be published.
 */
export class RemoteJsonPlugin {
  constructor(
    private readonly manifest: RemoteManifest,
    private readonly container: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, compilation => {
      compilation.hooks.processAssets.tap(
        { name: pluginName, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        assets => {
          const described = { ...this.manifest, container: this.container };
          const hash = createHash('sha256').update(JSON.stringify(described));
          for (const name of Object.keys(assets).sort())
            hash.update(name).update(assets[name]?.buffer() ?? '');
          const version = hash.digest('hex').slice(0, 12);
          const json = JSON.stringify({ ...described, version }, null, 2);
          compilation.emitAsset('remote.json', new webpack.sources.RawSource(json));
        },
      );
    });
  }
}
