/** Rent a year by m²; null without an area. */
export function rentPerM2({
  annualRent,
  oppervlakte,
}: {
  annualRent: number;
  oppervlakte: number | null;
}): number | null {
  return oppervlakte ? annualRent / oppervlakte : null;
}
