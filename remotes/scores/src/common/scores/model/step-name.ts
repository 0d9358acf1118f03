import type { Language } from '@kavel/contracts';
import type { CatalogueMetric } from './catalogue';

/** Name of the class that a value is in, such as "heat pump"; null for metrics whose classes have no names. */
export function stepName(
  metric: Pick<CatalogueMetric, 'steps'> | undefined,
  value: number,
  language: Language,
): string | null {
  const step = metric?.steps?.find(({ upTo }) => upTo === null || value <= upTo);
  return step?.name?.[language] ?? null;
}
