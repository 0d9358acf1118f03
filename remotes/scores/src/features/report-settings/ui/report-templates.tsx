import { errorDetails } from '@kavel/api-client';
import type { OwnTemplate } from '@kavel/contracts/reports';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  LinkButton,
  ListButton,
  PageTitle,
  Pill,
  PlainList,
  SectionTitle,
  Skeleton,
  Stack,
  Text,
} from '@kavel/ui/core';
import { templatesQuery } from '../api/template-calls';
import { useTexts } from '../i18n';
import { TemplateEditor } from './template-editor';
import { useFailureText } from './use-failure-text';

const fresh = 'new';

/** Templates of the organisation: a list, and the editor of the one that the address names. */
export function ReportTemplates() {
  const t = useTexts();
  const textOf = useFailureText();
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  return (
    <Box maxWidth="84rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <Flex gap="3" wrap="wrap" alignItems="start" justifyContent="space-between">
        <Box>
          <PageTitle>{t('templates.title')}</PageTitle>
          <Text mt="1" color="muted" maxWidth="44rem">
            {t('templates.lead')}
          </Text>
        </Box>
        <LinkButton to="/pdf?document=valuation">{t('toDocuments')}</LinkButton>
      </Flex>
      {error ? (
        <ErrorState
          title={t('failure.title')}
          description={textOf(error)}
          retry={{ label: t('failure.retry'), onRetry: () => void refetch() }}
          details={{ label: t('failure.details'), text: errorDetails(error) }}
        />
      ) : templates ? (
        <Loaded templates={templates} />
      ) : (
        <Skeleton mt="6" height="24rem" role="status" aria-label={t('loading')} />
      )}
    </Box>
  );
}

function Loaded({ templates }: { templates: readonly OwnTemplate[] }) {
  const t = useTexts();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('id');
  const chosen = templates.find(({ id }) => id === asked) ?? null;
  const open = (id: string | null) => setQuery(id === null ? {} : { id }, { replace: true });
  const editing = asked === fresh || chosen !== null;
  if (templates.length === 0 && !editing)
    return (
      <EmptyState
        title={t('templates.title')}
        description={t('templates.none')}
        action={
          <Button variant="solid" onClick={() => open(fresh)}>
            {t('templates.create')}
          </Button>
        }
      />
    );
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
      alignItems="start"
      gap={{ base: '6', lg: '10' }}
      mt="6"
    >
      <Stack as="nav" gap="3" aria-label={t('templates.list')}>
        <SectionTitle>{t('templates.list')}</SectionTitle>
        <PlainList>
          {templates.map(({ id, name, isDefault }) => (
            <li key={id}>
              <ListButton aria-current={id === chosen?.id ? 'true' : undefined} onClick={() => open(id)}>
                {name} {isDefault ? <Pill>{t('templates.default')}</Pill> : null}
              </ListButton>
            </li>
          ))}
        </PlainList>
        <Button onClick={() => open(fresh)}>{t('templates.create')}</Button>
      </Stack>
      {editing ? (
        <TemplateEditor
          key={chosen ? `${chosen.id} ${chosen.revision}` : fresh}
          stored={chosen}
          onOpen={open}
        />
      ) : null}
    </Grid>
  );
}
