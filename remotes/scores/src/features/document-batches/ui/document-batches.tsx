import { useSession } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import {
  Box,
  Button,
  EmptyState,
  Grid,
  LinkButton,
  PageTitle,
  SectionTitle,
  Skeleton,
  Stack,
  Text,
} from '@kavel/ui/core';
import { allowedTemplates } from '../../documents';
import { batchesQuery } from '../api/batch-calls';
import { useTexts } from '../i18n';
import { BatchCard } from './batch-card';
import { NewBatch } from './new-batch';

/** Many documents at once, in one ZIP file; a job of the service makes them, also after a reload. */
export function DocumentBatches() {
  const t = useTexts();
  const allowed = allowedTemplates(useSession().permissions).filter(
    template => template !== 'technisch-pve' && template !== 'office-valuation',
  );
  return (
    <Box maxWidth="84rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <PageTitle>{t('title')}</PageTitle>
      <Text mt="1" color="muted" maxWidth="44rem">
        {t('lead')}
      </Text>
      <Box mt="3">
        <LinkButton to="/pdf">{t('single')}</LinkButton>
      </Box>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }}
        alignItems="start"
        gap={{ base: '8', lg: '10' }}
        mt="6"
      >
        {allowed.length === 0 ? (
          <EmptyState title={t('nothing')} description={t('nothingWhy')} />
        ) : (
          <NewBatch allowed={allowed} />
        )}
        <BatchList />
      </Grid>
    </Box>
  );
}

function BatchList() {
  const t = useTexts();
  const { data, isError, refetch } = useQuery(batchesQuery);
  const list = () => {
    if (isError) {
      return (
        <EmptyState
          title={t('list.failed')}
          description={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      );
    }
    if (!data) return <Skeleton height="12rem" role="status" aria-label={t('list.loading')} />;
    if (data.length === 0) return <EmptyState title={t('list.none')} description={t('list.noneWhy')} />;
    return data.map(batch => <BatchCard key={batch.id} batch={batch} />);
  };
  return (
    <Box as="section">
      <SectionTitle mb="3">{t('list.title')}</SectionTitle>
      <Stack gap="3">{list()}</Stack>
    </Box>
  );
}
