import type { RealEstateObject, Unit } from '@kavel/contracts';

const portfolioId = '00000000-0000-4000-8000-00000000bbbb';

/** A unit of an object in the portfolio service's format; `facts` are the owner's changes. */
export function unitOf(
  object: RealEstateObject,
  number: number,
  facts: Partial<Unit['addressObjectData']> = {},
): Unit {
  const { objectId, ...data } = object;
  const lease = { annualRent: null, marketRent: null, leaseEnd: null, leaseBreak: null, wozValue: null };
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    portfolioId,
    objectId,
    addressObjectData: { ...data, ...lease, ...facts },
  };
}
