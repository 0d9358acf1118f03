import { LineChart } from '@kavel/charts';
import type { CrremPathway, Stranding, SustainabilityDetails } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Text, TextLink } from '@kavel/ui/core';
import { pathwaysQuery } from '../api/queries';
import { useTexts } from '../i18n';
import { valueIn } from '../model/pathways';
import { Section } from './page-frame';

/** The year in which an address is above its pathway, drawn against it. */
export function StrandingSection({ details }: { details: SustainabilityDetails }) {
  const t = useTexts();
  const { stranding } = details;
  const { data } = useQuery({ ...pathwaysQuery(), enabled: stranding.pathwayId !== null });
  const pathway = data?.pathways.find(({ id }) => id === stranding.pathwayId);
  return (
    <Section title={t('stranding.heading')}>
      <Text fontSize="sm">
        {t(`stranding.${stranding.status}`, { year: String(stranding.year ?? '') })}{' '}
        {stranding.status === 'not-loaded' ? (
          <TextLink to="/sustainability-index#crrem">{t('stranding.import')}</TextLink>
        ) : null}
      </Text>
      {pathway ? <Against pathway={pathway} stranding={stranding} /> : null}
    </Section>
  );
}

function Against({ pathway, stranding }: { pathway: CrremPathway; stranding: Stranding }) {
  const t = useTexts();
  const format = useFormats();
  const first = pathway.values[0]?.year ?? 0;
  const last = pathway.values.at(-1)?.year ?? first;
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <>
      <LineChart
        label={t(pathway.measure === 'carbon' ? 'stranding.carbon' : 'stranding.energyUse')}
        labelHeader={t('stranding.year')}
        labels={years.map(String)}
        format={format.decimal}
        series={[
          { key: 'path', label: t('stranding.path'), values: years.map(year => valueIn(pathway, year)) },
          { key: 'own', label: t('stranding.own'), values: years.map(() => stranding.intensity) },
        ]}
      />
      <Text fontSize="xs" color="muted">
        {t('stranding.source', { source: pathway.source })}
      </Text>
    </>
  );
}
