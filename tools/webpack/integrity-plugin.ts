import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const pluginName = 'IntegrityPlugin';
const manifestFile = 'mf-manifest.json';
/** Well-formed, but the hash of no content: a script requested with it never runs. */
const ofNothing = `sha384-${'A'.repeat(64)}`;

/**
 * Adds integrity hashes for every file of a remote. They are written into mf-manifest.json, whose own hash is in the
 * registry; the host provides the hashes under the container's name, and this build loads its chunks with them.
 * Otherwise webpack would load a rejected preload without a check.
 */
export class IntegrityPlugin {
  constructor(private readonly container: string) {}

  apply(compiler: Compiler): void {
    const { createScript } = this;
    compiler.hooks.thisCompilation.tap(pluginName, compilation => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        createScript,
      );
      compilation.hooks.processAssets.tap(
        // After file names have their content hashes and the manifest exists, but before RemoteJsonPlugin computes the
        // version.
        { name: pluginName, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        assets => {
          const integrity: Record<string, string> = {};
          for (const name of Object.keys(assets).sort()) {
            if (name.endsWith('.js')) integrity[name] = integrityOf(assets[name]?.buffer());
          }
          compilation.updateAsset(manifestFile, source => {
            const manifest = JSON.parse(source.source().toString());
            return new webpack.sources.RawSource(JSON.stringify({ ...manifest, integrity }));
          });
        },
      );
    });
  }

  private readonly createScript = (code: string): string =>
    `${code}
const pinned = self.kavelIntegrity?.[${JSON.stringify(this.container)}];
if (pinned) script.integrity = pinned[url] || ${JSON.stringify(ofNothing)};`;
}

function integrityOf(content: Buffer | undefined): string {
  return `sha384-${createHash('sha384')
    .update(content ?? '')
    .digest('base64')}`;
}
