import type { SustainabilityScore, TaxonomyCheck } from '@kavel/contracts/sustainability';

/** The table of the EU Taxonomy as a file: a head and a row for each address. `word` writes a status. */
export function taxonomyRows(
  scores: readonly SustainabilityScore[],
  head: readonly string[],
  word: (status: string) => string,
): (string | number | null)[][] {
  const check = ({ details }: SustainabilityScore, key: TaxonomyCheck) =>
    word(details.taxonomy.checks.find(one => one.key === key)?.status ?? 'unknown');
  const rows = scores.map(score => {
    const { energielabel, bouwjaar, taxonomy, stranding } = score.details;
    return [
      score.objectId,
      score.address,
      score.score === null ? null : Math.round(score.score),
      energielabel,
      bouwjaar,
      check(score, 'energy'),
      check(score, 'monitoring'),
      check(score, 'climate-risk'),
      word(taxonomy.status),
      stranding.year,
    ];
  });
  return [['BAG', ...head], ...rows];
}
