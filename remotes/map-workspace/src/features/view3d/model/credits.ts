/** Whose the ground and the facts are. */
const registers = ['BAG', 'CBS'];

/** Sources to name beside the picture; `buildings` as the tileset names its own. */
export const creditsOf = (buildings: string | null | undefined): string =>
  [registers.join(', '), buildings].filter(Boolean).join(' · ');
