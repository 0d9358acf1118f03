/** Takes the place of parts of the federation runtime that stay in a build although nothing of ours asks for them. */
export const getSharedFallbackGetter = unused;
export const remotes = unused;

function unused(): never {
  throw new Error('Left out of the federation runtime: tools/webpack/runtime');
}
