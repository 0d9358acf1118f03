import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const pluginName = 'IntegrityPlugin';
const manifestFile = 'mf-manifest.json';
/** Well formed, but the hash of no content: a script requested with it never runs. */
const ofNothing = `sha384-${'A'.repeat(64)}`;

/**
 * Pins every file of a remote. The hash of each is written into mf-manifest.json, whose own hash the
 * registry pins; the host lays the hashes ready under the container's name, and this build asks for its
 * chunks with them. What was refused as a preload would otherwise be loaded by webpack without a check.
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
        // After names carry real content hashes and the manifest is there, before RemoteJsonPlugin names the version.
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
