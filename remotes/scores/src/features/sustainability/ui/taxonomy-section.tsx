import type { Taxonomy } from '@kavel/contracts/sustainability';
import { DescriptionList, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { Section } from './page-frame';

/** The criteria of activity 7.7 of the EU Taxonomy. */
export function TaxonomySection({ taxonomy }: { taxonomy: Taxonomy }) {
  const t = useTexts();
  const items = [
    ...taxonomy.checks.map(({ key, status }) => ({
      term: t(`taxonomy.${key}`),
      value: t(`taxonomy.${status}`),
    })),
    { term: t('taxonomy.total'), value: <strong>{t(`taxonomy.${taxonomy.status}`)}</strong> },
  ];
  return (
    <Section title={t('taxonomy.heading')}>
      <DescriptionList look="figures" items={items} />
      <Text fontSize="sm" color="muted">
        {t('taxonomy.lead')}
      </Text>
    </Section>
  );
}
