import { visitPeriods } from '@kavel/contracts/content';
import { useQuery } from '@kavel/query';
import { EmptyState, Flex, Stack, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { Loaded } from '../../../common/ui/loaded';
import { visitQueries } from '../api/visit-queries';
import { useVisitTexts } from '../i18n';
import { PageTable } from './page-table';
import { PrivacyNote } from './privacy-note';
import { useVisitChoice } from './use-visit-choice';
import { VisitCsvButton } from './visit-csv-button';
import { VisitSummary } from './visit-summary';
import { VitalTable } from './vital-table';

/** How the product is used and how fast it is: `…&days=90&vital=INP`. */
export function VisitDashboard() {
  const t = useVisitTexts();
  const choice = useVisitChoice();
  const query = useQuery(visitQueries.figures(choice.days));
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" alignItems="center">
        <Segmented
          label={t('period')}
          value={String(choice.days)}
          options={visitPeriods.map(days => ({ value: String(days), label: t('days', { days }) }))}
          onChange={choice.chooseDays}
        />
        {query.data && query.data.pages.length > 0 ? <VisitCsvButton figures={query.data} /> : null}
      </Flex>
      <Loaded query={query}>
        {figures =>
          figures.pages.length === 0 ? (
            <EmptyState title={t('empty.title')} description={t('empty.text')} />
          ) : (
            <>
              <VisitSummary figures={figures} />
              <PageTable pages={figures.pages} />
              <VitalTable figures={figures} vital={choice.vital} onChoose={choice.chooseVital} />
              <Text fontSize="sm" color="muted">
                {t('few')}
              </Text>
            </>
          )
        }
      </Loaded>
      <PrivacyNote sample={query.data?.sample ?? null} />
    </Stack>
  );
}
