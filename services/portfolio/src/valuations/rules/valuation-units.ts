import { ServiceError } from '@kavel/service-kit';
import { repeatedIn } from '../../common/repeated-in';

/**
 * The units of a new valuation: all of the portfolio, or the chosen ones. Throws `portfolio-empty`, `unprocessable`.
 */
export function chooseUnits(
  portfolioUnitIds: readonly string[],
  chosen: readonly string[] | undefined,
): string[] {
  if (portfolioUnitIds.length === 0) {
    throw new ServiceError(
      'portfolio-empty',
      'This portfolio has no addresses yet. Add some before valuing it.',
    );
  }
  if (chosen === undefined) return [...portfolioUnitIds];
  if (chosen.length === 0) {
    throw new ServiceError('unprocessable', 'Choose at least one address to value.');
  }
  const wanted = new Set(chosen);
  checkUnitsKnown([...wanted], portfolioUnitIds, 'in this portfolio');
  return portfolioUnitIds.filter(id => wanted.has(id));
}

/** Throws `unprocessable`, naming the units, when some are unknown. */
export function checkUnitsKnown(ids: readonly string[], known: readonly string[], where: string): void {
  const knownIds = new Set(known);
  const unknown = ids.filter(id => !knownIds.has(id));
  if (unknown.length === 0) return;
  const amount = unknown.length === 1 ? '1 unit is' : `${unknown.length} units are`;
  throw new ServiceError('unprocessable', `${amount} not ${where}: ${unknown.slice(0, 3).join(', ')}`, {
    unknown,
  });
}

/** Throws `unprocessable` when a unit is listed twice, because one of the two would win silently. */
export function checkUnitsOnce(ids: readonly string[]): void {
  const repeated = repeatedIn(ids);
  if (repeated.length === 0) return;
  throw new ServiceError('unprocessable', `Units are listed twice: ${repeated.slice(0, 3).join(', ')}`, {
    repeated,
  });
}
