/** Whose the ground and the facts are. */
const registers = 'BAG, CBS';

/** Whose buildings are drawn, as the tileset says it. */
export interface CreditedSource {
  name: string;
  fictional: boolean;
}
export type Credit = readonly CreditedSource[];

/** A credit in words; `fictional`: the word for it. */
export const creditWords = (credit: Credit, fictional: string): string =>
  credit.map(source => (source.fictional ? `${source.name} (${fictional})` : source.name)).join(', ');

/** Sources to name beside the picture: of a fictional town nothing is from a register. */
export function creditsOf(credit: Credit | null, fictional: string): string {
  const isMade = credit !== null && credit.length > 0 && credit.every(source => source.fictional);
  return [...(isMade ? [] : [registers]), ...(credit?.length ? [creditWords(credit, fictional)] : [])].join(
    ' · ',
  );
}
