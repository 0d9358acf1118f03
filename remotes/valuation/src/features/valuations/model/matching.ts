import { type ValuationListItem, type ValuationStatus, valuationStatuses } from '@kavel/contracts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Valuations of a status, or of any, in which every word of the text occurs in the name or the portfolio's name. */
export function matching(
  valuations: readonly ValuationListItem[],
  text: string,
  only: ValuationStatus | null,
): ValuationListItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return valuations.filter(({ name, portfolioName, status }) => {
    const searched = plain(`${name} ${portfolioName}`);
    return (only === null || status === only) && words.every(word => searched.includes(word));
  });
}

/** The status that an address names; what is none keeps all. */
export function statusIn(param: string | null): ValuationStatus | null {
  return valuationStatuses.find(status => status === param) ?? null;
}
