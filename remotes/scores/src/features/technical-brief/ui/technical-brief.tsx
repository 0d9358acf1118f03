import { catalogueQueries, errorDetails } from '@kavel/api-client';
import type { BriefInput } from '@kavel/contracts/reports';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, EmptyState, ErrorState, Grid, PageTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { briefQuery, computedQuery } from '../api/brief-calls';
import { useTexts } from '../i18n';
import { firstInput } from '../model/first-input';
import { BriefForm } from './brief-form';
import { BriefTable } from './brief-table';
import { SavedBriefs } from './saved-briefs';

/** Technical brief: what is asked, the requirements, saved versions. `?id=` and `?version=` open a saved one. */
export function TechnicalBrief() {
  const t = useTexts();
  const [query] = useSearchParams();
  const id = query.get('id');
  const version = Number(query.get('version')) || null;
  const saved = useQuery(briefQuery(id, version));
  return (
    <Box maxWidth="90rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <PageTitle>{t('title')}</PageTitle>
      <Text mt="1" mb="6" color="muted" maxWidth="48rem">
        {t('lead')}
      </Text>
      {saved.error ? (
        <EmptyState title={t('missing')} description={t('missingWhy')} />
      ) : id !== null && !saved.data ? (
        <Skeleton height="20rem" role="status" aria-label={t('loading')} />
      ) : (
        <OpenBrief
          key={`${id} ${saved.data?.version}`}
          id={id}
          version={saved.data?.version ?? null}
          name={saved.data?.name ?? ''}
          saved={saved.data?.input ?? firstInput}
        />
      )}
    </Box>
  );
}

interface OpenBriefProps {
  id: string | null;
  version: number | null;
  name: string;
  saved: BriefInput;
}

function OpenBrief({ id, version, name, saved }: OpenBriefProps) {
  const t = useTexts();
  const [input, setInput] = useState(saved);
  const computed = useQuery(computedQuery(input));
  const { data: object } = useQuery({
    ...catalogueQueries.object(input.objectId ?? ''),
    enabled: input.objectId !== null,
  });
  const own = (key: string, value: number | null) => {
    const { [key]: _, ...others } = input.values;
    setInput({ ...input, values: value === null ? others : { ...others, [key]: value } });
  };
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
      alignItems="start"
      gap="8"
    >
      <Stack gap="6">
        <BriefForm input={input} object={object ?? null} onChange={setInput} />
        <SavedBriefs
          id={id}
          version={version}
          name={name}
          input={input}
          rows={computed.data?.rows ?? []}
          refused={(computed.data?.refusals.length ?? 0) > 0}
        />
      </Stack>
      {computed.error ? (
        <ErrorState
          title={t('failed')}
          description={t('failedWhy')}
          retry={{ label: t('retry'), onRetry: () => void computed.refetch() }}
          details={{ label: t('details'), text: errorDetails(computed.error) }}
        />
      ) : computed.data ? (
        <BriefTable computed={computed.data} onValue={own} />
      ) : (
        <Skeleton height="40rem" role="status" aria-label={t('loading')} />
      )}
    </Grid>
  );
}
