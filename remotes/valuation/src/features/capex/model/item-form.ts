import type { CapexItem, CapexKind } from '@kavel/contracts/valuations';
import { capexLimits } from '@kavel/contracts/valuations';

/** A planned expense as typed. */
export interface ItemForm {
  description: string;
  kind: CapexKind;
  year: number;
  amount: string;
  /** Empty for all units, `bucket:<key>` or `unit:<id>`. */
  scope: string;
  /** Rent a year it adds; empty for none. */
  rent: string;
  fromYear: number;
}

export type ItemProblem = 'description' | 'amount' | 'rent';

export const emptyItem: ItemForm = {
  description: '',
  kind: 'maintenance',
  year: 1,
  amount: '',
  scope: '',
  rent: '',
  fromYear: 1,
};

export function toItemForm({ description, kind, year, amount, scope, rent }: CapexItem): ItemForm {
  return {
    description,
    kind,
    year,
    amount: String(amount),
    scope: scopeText(scope),
    rent: rent ? String(rent.amount) : '',
    fromYear: rent?.fromYear ?? year,
  };
}

/** The item, or the invalid fields. Amounts in euro; points between thousands and a decimal comma are accepted. */
export function fromItemForm(
  form: ItemForm,
  id: string,
): { item: CapexItem } | { wrong: ReadonlySet<ItemProblem> } {
  const [amount, rent] = [euroIn(form.amount), form.rent.trim() === '' ? 0 : euroIn(form.rent)];
  const isAmount = (value: number) => value > 0 && value <= capexLimits.amount;
  const wrong = new Set<ItemProblem>();
  if (form.description.trim() === '') wrong.add('description');
  if (!isAmount(amount)) wrong.add('amount');
  if (rent !== 0 && !isAmount(rent)) wrong.add('rent');
  if (wrong.size > 0) return { wrong };
  return {
    item: {
      id,
      description: form.description.trim(),
      kind: form.kind,
      year: form.year,
      amount,
      scope: scopeOf(form.scope),
      rent: rent === 0 ? null : { amount: rent, fromYear: form.fromYear },
    },
  };
}

export function scopeText(scope: CapexItem['scope']): string {
  if (scope.of === 'valuation') return '';
  return scope.of === 'bucket' ? `bucket:${scope.bucket}` : `unit:${scope.unitId}`;
}

function scopeOf(text: string): CapexItem['scope'] {
  if (text.startsWith('bucket:')) return { of: 'bucket', bucket: text.slice('bucket:'.length) };
  return text.startsWith('unit:') ? { of: 'unit', unitId: text.slice('unit:'.length) } : { of: 'valuation' };
}

/** `1.250,50` or `1250.50`; NaN for other texts. */
function euroIn(text: string): number {
  const plain = text.replace(/[\s€]/g, '');
  const isThousands = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain);
  const written = (isThousands ? plain.replaceAll('.', '') : plain).replace(',', '.');
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
}
