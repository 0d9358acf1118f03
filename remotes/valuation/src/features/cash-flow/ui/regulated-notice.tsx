import type { CashFlow } from '@kavel/contracts';
import { useFormats, useSourceText } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';

/** Dwellings whose rent is capped by the WWS on re-letting, with the source. */
export function RegulatedNotice({ regulated }: Pick<CashFlow, 'regulated'>) {
  const t = useTexts();
  const f = useFormats();
  const sourceText = useSourceText();
  if (!regulated || regulated.units + regulated.unknown === 0) return null;
  const { units, unknown, maxRent, source, year } = regulated;
  return (
    <Text fontSize="sm" color="muted">
      {units > 0 ? `${t('whatIf.regulated', { count: units, amount: f.money(maxRent) })} ` : null}
      {unknown > 0 ? `${t('whatIf.regulatedUnknown', { count: unknown })} ` : null}
      {t('whatIf.regulatedSource', { source: sourceText(source), year })}
    </Text>
  );
}
