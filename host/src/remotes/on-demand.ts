/**
 * Never called: naming these modules here makes the host provide them, each in a file of its own
 * that is fetched when the first remote asks. Remotes carry no copy.
 */
export const onDemand = [
  () => import('@kavel/map'),
  () => import('@kavel/ui/data'),
  () => import('@kavel/ui/forms'),
  () => import('@kavel/ui/overlays'),
];
