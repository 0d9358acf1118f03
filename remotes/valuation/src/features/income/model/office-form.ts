import type { AddressObjectData, ReferenceParams } from '@kavel/contracts';
import type { OfficeInput } from './inputs';
import { fits, typedAmount, typedNumber } from './typed-number';

/** Inputs of the rent-based office valuation, as typed; empty fields are filled in by the service. */
export interface OfficeForm {
  area: string;
  rent: string;
  costs: string;
  /** Per cent. */
  yield: string;
}

export type OfficeField = keyof OfficeForm;

const most = { area: 1e6, money: 1e9, yield: 100 };
const leastYield = 0.1;

/** Initial form with the owner's facts of the office. */
export function knownForm({ oppervlakte, annualRent, annualCosts = null }: AddressObjectData): OfficeForm {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return { area: text(oppervlakte), rent: text(annualRent), costs: text(annualCosts), yield: '' };
}

/** The request body, or the invalid fields. */
export function officeInputOf(
  form: OfficeForm,
  office: { objectId: string; valueDate?: string; params: ReferenceParams },
): { input: OfficeInput } | { wrong: ReadonlySet<OfficeField> } {
  const area = typedAmount(form.area);
  const rent = typedAmount(form.rent);
  const costs = typedAmount(form.costs);
  const percent = typedNumber(form.yield);
  const checks: Record<OfficeField, boolean> = {
    area: fits(area, 1, most.area),
    rent: fits(rent, 0, most.money),
    costs: fits(costs, 0, most.money),
    yield: fits(percent, leastYield, most.yield),
  };
  const wrong = new Set((Object.keys(checks) as OfficeField[]).filter(field => !checks[field]));
  if (wrong.size > 0) return { wrong };
  return {
    input: {
      ...office,
      ...(area === null ? {} : { oppervlakte: area }),
      ...(rent === null ? {} : { annualRent: rent }),
      ...(costs === null ? {} : { annualCosts: costs }),
      ...(percent === null ? {} : { netYield: percent / 100 }),
    },
  };
}
