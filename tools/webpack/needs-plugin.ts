import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { providedOnDemand } from './shared-policy';

const pluginName = 'NeedsPlugin';

interface Exposed {
  name: string;
  needs?: string[];
}

/**
 * Names, for every exposed module in mf-manifest.json, the shared modules that it needs and the host fetches on demand.
 * The host fetches them beside the module, instead of after its code has run.
 */
export class NeedsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, compilation => {
      compilation.hooks.processAssets.tap(
        // After the manifest exists, but before RemoteJsonPlugin computes the version.
        { name: pluginName, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () =>
          compilation.updateAsset('mf-manifest.json', source => {
            const manifest = JSON.parse(source.source().toString()) as { exposes: Exposed[] };
            const exposes = manifest.exposes.map(one => ({ ...one, needs: needsOf(compilation, one.name) }));
            return new webpack.sources.RawSource(JSON.stringify({ ...manifest, exposes }));
          }),
      );
    });
  }
}

function needsOf(compilation: Compilation, exposed: string): string[] {
  const group = compilation.namedChunkGroups.get(`__federation_expose_${exposed}`);
  const keys = new Set((group?.chunks ?? []).flatMap(chunk => consumedIn(compilation, chunk)));
  return providedOnDemand.filter(name => keys.has(name));
}

/** Keys of the shared modules that a chunk consumes. */
function consumedIn({ chunkGraph }: Compilation, chunk: Chunk): string[] {
  return [...chunkGraph.getChunkModulesIterable(chunk)]
    .filter(module => module.type === 'consume-shared-module')
    .map(module => (module as unknown as { options: { shareKey: string } }).options.shareKey);
}
