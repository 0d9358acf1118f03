import type { ObjectRecord } from '@kavel/contracts/passports';
import { useFormats } from '@kavel/i18n';
import { Figure, SectionTitle, Text } from '@kavel/ui/core';
import { useRecordTexts } from '../i18n';

/** The open plot of an address and how many others are in its pand. */
export function PlotSection({ record: { plotFree, neighbours } }: { record: ObjectRecord }) {
  const t = useRecordTexts();
  const format = useFormats();
  return (
    <section>
      <SectionTitle mb="2">{t('plot.heading')}</SectionTitle>
      <Text>
        {plotFree === null ? (
          t('plot.unknown')
        ) : (
          <>
            <Figure fontWeight="medium">{t('plot.area', { value: format.number(plotFree) })}</Figure>{' '}
            {t('plot.free')}
          </>
        )}
      </Text>
      <Text fontSize="sm" color="muted">
        {neighbours === 0 ? t('plot.alone') : t('plot.neighbours', { count: neighbours })}
      </Text>
    </section>
  );
}
