/** Steps of the tour, each at an element with this `data-tour`. */
export const tourSteps = ['portfolios', 'waiting', 'search', 'menu'] as const;
export type TourStep = (typeof tourSteps)[number];

/** The element of a step when it is on the page and visible: on a phone the search is in the menu. */
export function anchorOf(step: TourStep): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-tour="${step}"]`)];
  return found.find(element => element.getClientRects().length > 0) ?? null;
}
