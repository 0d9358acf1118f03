import { type ValuationListItem, type ValuationStatus, valuationStatuses } from '@kavel/contracts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Valuations with the status (null for any) whose name or portfolio name contains every word of the text. */
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

/** The status in the address; null when missing or invalid. */
export function statusIn(param: string | null): ValuationStatus | null {
  return valuationStatuses.find(status => status === param) ?? null;
}
