import type { ValuationResult } from '@kavel/contracts';
import type { ValueOverride } from '@kavel/contracts/appraisal';

type UnitValue = Omit<ValuationResult, 'unitId' | 'bucket'>;

/**
 * The appraiser's value in the place of the model's, which stays beside it. The ranges keep their width as a
 * fraction of the value; the drivers stay those of the model's value.
 */
export function withOverride(result: UnitValue, override: ValueOverride | null | undefined): UnitValue {
  if (!override) return result;
  const { value, reason } = override;
  const scaled = (amount: number) => Math.round((amount * value) / result.value);
  return {
    ...result,
    value,
    low68: scaled(result.low68),
    high68: scaled(result.high68),
    low95: scaled(result.low95),
    high95: scaled(result.high95),
    pricePerM2: scaled(result.pricePerM2),
    override: { modelValue: result.value, reason },
  };
}
