import type { ValuationDetail } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { usePrinting } from './use-printing';

/** What a report on paper begins with: what it is, in which state, and of when. */
export function PrintHead({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const f = useFormats();
  const printing = usePrinting();
  if (!printing) return null;
  return (
    <Box borderBottomWidth="2px" borderColor="accent" pb="2">
      <Text fontSize="xs" fontWeight="semibold" letterSpacing="wide" textTransform="uppercase" color="accent">
        {t('summary.report')}
      </Text>
      <Text fontSize="xs" color="muted">
        {t(`status.${valuation.status}`)} ·{' '}
        {t('summary.printedAt', { moment: f.moment(new Date().toISOString()) })}
      </Text>
    </Box>
  );
}
