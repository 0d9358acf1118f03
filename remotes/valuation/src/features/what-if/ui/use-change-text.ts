import { pointKeys, type WhatIfChange, type WhatIfKey, whatIfKeys } from '@kavel/contracts/valuations';
import { useLanguage } from '@kavel/i18n';
import { useTexts } from '../../../i18n';

/** How much a parameter changes: `+0,5 %-punt`; a dash when it does not. */
export function useAmountText(): (key: WhatIfKey, change: WhatIfChange) => string {
  const t = useTexts();
  const signed = new Intl.NumberFormat(useLanguage(), {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  return (key, change) => {
    const amount = change[key];
    const unit = t(pointKeys.has(key) ? 'whatIf.points' : 'whatIf.percent');
    return amount ? `${signed.format(amount * 100).replace('-', '−')}\u00a0${unit}` : '–';
  };
}

/** `Disconteringsvoet +0,5 %-punt; Markthuur −10 %`; a dash without a change. */
export function useChangeText(): (change: WhatIfChange) => string {
  const t = useTexts();
  const amountOf = useAmountText();
  return change =>
    whatIfKeys
      .filter(key => change[key])
      .map(key => `${t(`whatIf.keys.${key}`)} ${amountOf(key, change)}`)
      .join('; ') || '–';
}
