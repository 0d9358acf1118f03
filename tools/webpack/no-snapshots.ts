/**
 * Takes the place of what the federation runtime has for manifests and preloading: our own loader reads
 * manifests and fetches ahead, so nothing here is ever asked for. 3 kB less in everybody's first load.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  /** Asked to forget what it never had when a remote is taken from another address. */
  readonly manifestCache = new Map<string, never>();
}

/** There is no snapshot to find anything in. */
export function getGlobalRemoteInfo(): { hostGlobalSnapshot: undefined } {
  return { hostGlobalSnapshot: undefined };
}

export const snapshotPlugin = unasked;
export const generatePreloadAssetsPlugin = unasked;
export const formatPreloadArgs = unasked;
export const preloadAssets = unasked;

function unasked(): never {
  throw new Error('Kavel fetches ahead by itself: host/src/remotes/remote-loader.ts');
}
