import { fullAddress, type PortfolioDetail } from '@kavel/contracts';
import { batchLimits } from '@kavel/contracts/reports';

/** Something to make a document of. */
export interface Subject {
  id: string;
  name: string;
}

/** Addresses of a portfolio, each once, by address. */
export function subjectsOf({ units }: Pick<PortfolioDetail, 'units'>): Subject[] {
  const byId = new Map(units.map(unit => [unit.objectId, fullAddress(unit.addressObjectData)]));
  return [...byId]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl', { numeric: true }));
}

/** Chosen subjects: all of them until the user chooses, at most as many as a batch may have. */
export function chosenOf(subjects: readonly Subject[], left: ReadonlySet<string>): Subject[] {
  return subjects.filter(({ id }) => !left.has(id)).slice(0, batchLimits.documents);
}

/** What is not ticked before the user chooses: all but the subject that was asked for, or nothing. */
export function leftAtFirst(subjects: readonly Subject[], asked: string | null): ReadonlySet<string> {
  if (!subjects.some(({ id }) => id === asked)) return new Set();
  return new Set(subjects.map(({ id }) => id).filter(id => id !== asked));
}
