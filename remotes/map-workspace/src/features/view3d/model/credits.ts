/** Whose the ground and the facts are. */
const registers = ['BAG', 'CBS'];

/** Whose buildings are drawn, as the tileset says it. */
export interface Credit {
  sources: string;
  fictional: boolean;
}

/** A credit in words; `fictional`: the word for it. */
export const creditWords = ({ sources, ...credit }: Credit, fictional: string): string =>
  credit.fictional ? `${sources} (${fictional})` : sources;

/** Sources to name beside the picture: of a fictional town nothing is from a register. */
export function creditsOf(credit: Credit | null, fictional: string): string {
  const ground = credit?.fictional ? [] : [registers.join(', ')];
  return [...ground, ...(credit ? [creditWords(credit, fictional)] : [])].join(' · ');
}
