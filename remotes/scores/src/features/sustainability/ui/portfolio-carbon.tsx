import { LineChart } from '@kavel/charts';
import type { SustainabilityDetails } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Text } from '@kavel/ui/core';
import { pathwaysQuery } from '../api/queries';
import { useTexts } from '../i18n';
import { againstPathways } from '../model/pathways';
import { Section } from './page-frame';

const lastYear = 2050;

/** Mean carbon of a portfolio against the mean of its pathways. */
export function PortfolioCarbon({
  portfolioId,
  details,
}: {
  portfolioId: string;
  details: readonly SustainabilityDetails[];
}) {
  const t = useTexts();
  const format = useFormats();
  const { data } = useQuery(pathwaysQuery());
  const now = new Date().getFullYear();
  const found = data ? againstPathways(details, data.pathways, 'carbon', now, lastYear) : null;
  return (
    <Section title={t('carbon.heading')}>
      {found ? (
        <>
          <Text fontSize="sm">
            {t('carbon.above', { count: found.above, of: format.number(found.addresses) })}
          </Text>
          <LineChart
            label={t('carbon.chart')}
            labelHeader={t('stranding.year')}
            labels={found.years.map(String)}
            format={format.decimal}
            file={{ object: 'portfolio', objectId: portfolioId, name: [t('carbon.heading')] }}
            series={[
              { key: 'path', label: t('carbon.path'), values: found.limits },
              { key: 'own', label: t('carbon.own'), values: found.years.map(() => found.intensity) },
            ]}
          />
        </>
      ) : (
        <Text fontSize="sm" color="muted">
          {t('carbon.none')}
        </Text>
      )}
    </Section>
  );
}
