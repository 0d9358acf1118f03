import { errorDetails } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, EmptyState, ErrorState, LinkButton, PageTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { assignmentQuery } from '../api/assignment-calls';
import { useTexts } from '../i18n';
import { AssignmentForm } from './assignment-form';
import { useFailureText } from './use-failure-text';

/** The assignment of the valuation that the address names: client, basis, assumptions, who signs. */
export function ReportAssignment() {
  const t = useTexts();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <Box maxWidth="52rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <PageTitle>{t('assignment.title')}</PageTitle>
      <Text mt="1" mb="5" color="muted">
        {t('assignment.lead')}
      </Text>
      {id === '' ? (
        <EmptyState
          title={t('assignment.choose')}
          description={t('assignment.chooseText')}
          action={<LinkButton to="/pdf">{t('toDocuments')}</LinkButton>}
        />
      ) : (
        <Loaded id={id} />
      )}
    </Box>
  );
}

function Loaded({ id }: { id: string }) {
  const t = useTexts();
  const textOf = useFailureText();
  const { data, error, refetch } = useQuery(assignmentQuery(id));
  if (error)
    return (
      <ErrorState
        title={t('failure.title')}
        description={textOf(error)}
        retry={{ label: t('failure.retry'), onRetry: () => void refetch() }}
        details={{ label: t('failure.details'), text: errorDetails(error) }}
      />
    );
  if (!data)
    return (
      <Stack gap="4" role="status" aria-label={t('loading')}>
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </Stack>
    );
  return <AssignmentForm key={data.revision} valuationId={id} stored={data} />;
}
