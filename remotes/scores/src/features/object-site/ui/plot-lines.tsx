import type { ObjectSite } from '@kavel/contracts/passports';
import { useFormats } from '@kavel/i18n';
import { Figure, SectionTitle, Text } from '@kavel/ui/core';
import { useSiteTexts } from '../i18n';

/** The plot with its registered m², and how much of it is open. */
export function PlotLines({ site: { plot, plotFree } }: { site: ObjectSite }) {
  const t = useSiteTexts();
  const format = useFormats();
  return (
    <>
      <SectionTitle mt="4" mb="1">
        {t('heading')}
      </SectionTitle>
      {plot ? (
        <Text>
          <Figure fontWeight="medium">{t('area', { value: format.number(plot.area) })}</Figure>{' '}
          <Text as="span" fontSize="sm" color="muted">
            {[t('number', { number: plot.plotId }), ...(plot.fictional ? [t('fictional')] : [])].join(' · ')}
          </Text>
        </Text>
      ) : (
        <Text>{t('unknown')}</Text>
      )}
      {plotFree === null ? null : (
        <Text fontSize="sm" color="muted">
          {t('free', { value: format.number(plotFree) })}
        </Text>
      )}
    </>
  );
}
