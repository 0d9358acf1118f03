import { isWithin } from '@kavel/contracts';
import { type WhatIfChange, type WhatIfKey, whatIfKeys, whatIfLimits } from '@kavel/contracts/valuations';

/** A change as typed: percent, or percentage points for a rate. An empty field means no change. */
export type ChangeForm = Partial<Record<WhatIfKey, string>>;

export function toChangeForm(change: WhatIfChange): ChangeForm {
  return Object.fromEntries(
    whatIfKeys.flatMap(key => {
      const amount = change[key];
      return amount ? [[key, String(Math.round(amount * 1e6) / 1e4)]] : [];
    }),
  );
}

/** The change, or the invalid fields. Accepts a decimal comma. */
export function fromChangeForm(
  form: ChangeForm,
): { change: WhatIfChange } | { wrong: ReadonlySet<WhatIfKey> } {
  const filled = whatIfKeys.filter(key => (form[key] ?? '').trim() !== '');
  const amountOf = (key: WhatIfKey) => Math.round(Number((form[key] ?? '').replace(',', '.')) * 1e4) / 1e6;
  const wrong = filled.filter(key => !isWithin(amountOf(key), whatIfLimits[key]));
  if (wrong.length > 0) return { wrong: new Set(wrong) };
  return {
    change: Object.fromEntries(filled.filter(key => amountOf(key) !== 0).map(key => [key, amountOf(key)])),
  };
}
