/**
 * Never called: importing these modules here makes the host provide each in its own chunk, which is fetched when the
 * first remote needs it. Remotes then contain no copy.
 */
export const onDemand = [
  () => import('@kavel/map'),
  () => import('@kavel/ui/data'),
  () => import('@kavel/ui/forms'),
  () => import('@kavel/ui/overlays'),
];
