import { type AddressSuggestion, dwellingTypes } from '@kavel/contracts';
import type { BulkLine } from '@kavel/contracts/bulk';

/** Postcodes of the fictional municipality, whose numbers no real place has: its centre, and quarters around it. */
export const examplePostcodes = ['8950', '8951', '8953', '8955', '8957', '8960', '8970'];

/** Most addresses of the example, and of one quarter. */
export const exampleSize = 24;
const perQuarter = 6;

/** Made-up rent in euro a year for a m², for dwellings and for everything else. */
const dwellingRent = 156;
const otherRent = 138;

/** A spread of fictional addresses over the quarters; real ones are left out. */
export function pickExamples(quarters: readonly (readonly AddressSuggestion[])[]): AddressSuggestion[] {
  const seen = new Set<string>();
  const fictional = (suggestion: AddressSuggestion) =>
    suggestion.fictional && !seen.has(suggestion.objectId) && seen.add(suggestion.objectId) !== undefined;
  return quarters.flatMap(found => found.filter(fictional).slice(0, perQuarter)).slice(0, exampleSize);
}

/**
 * Lines of the example as a list of addresses has them, with made-up rents and leases: some end soon, and every fifth
 * has no rent, so that the example also shows what is missing. `year` is the present one.
 */
export function exampleLines(objects: readonly AddressSuggestion[], year: number): BulkLine[] {
  return objects.map(({ address, vtwType, oppervlakte }, at) => {
    const line = { line: at + 1, text: address };
    if (at % 5 === 4 || oppervlakte === null) return line;
    const perMetre = dwellingTypes.includes(vtwType) ? dwellingRent : otherRent;
    const annualRent = Math.round((oppervlakte * perMetre * (95 + (at % 11))) / 10_000) * 100;
    const leaseEnd = `${year + 1 + (at % 6)}-${String(1 + ((at * 5) % 12)).padStart(2, '0')}-28`;
    return { ...line, facts: { annualRent: String(annualRent), leaseEnd } };
  });
}
