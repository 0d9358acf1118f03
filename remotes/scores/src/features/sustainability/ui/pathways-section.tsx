import { call } from '@kavel/api-client';
import { type PathwayImport, pathwayApi } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { Box, Button, ErrorText, Flex, PlainList, Skeleton, Text } from '@kavel/ui/core';
import { pathwaysQuery, renewPathways } from '../api/queries';
import { useTexts } from '../i18n';
import { IndexFailure } from './index-failure';
import { Section } from './page-frame';
import { PathwayImportForm } from './pathway-import';

/** Pathways of CRREM that the organisation imported: list, import, undo. */
export function PathwaysSection() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(pathwaysQuery());
  return (
    <Box id="crrem">
      <Section title={t('pathways.heading')}>
        <Text fontSize="sm" color="muted" maxWidth="44rem">
          {t('pathways.lead')} {t('pathways.format')}
        </Text>
        {error ? (
          <IndexFailure error={error} message={undefined} onRetry={() => void refetch()} />
        ) : data ? (
          <Imports imports={data.imports} />
        ) : (
          <Skeleton height="3rem" role="status" aria-label={t('pathways.loading')} />
        )}
        <PathwayImportForm />
      </Section>
    </Box>
  );
}

function Imports({ imports }: { imports: readonly PathwayImport[] }) {
  const t = useTexts();
  const format = useFormats();
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (id: string) => call(pathwayApi.removePathways, { params: { id } }),
    onSuccess: () => renewPathways(client),
  });
  return (
    <>
      {imports.length === 0 ? <Text fontSize="sm">{t('pathways.none')}</Text> : null}
      <PlainList rules="between" aria-label={t('pathways.heading')}>
        {imports.map(({ id, name, source, pathways, createdAt, madeBy }) => (
          <Text as="li" key={id} py="1.5" fontSize="sm">
            <Flex gap="3" alignItems="center" flexWrap="wrap">
              <span>
                {t('pathways.row', {
                  name,
                  count: String(pathways),
                  source,
                  date: format.date(createdAt.slice(0, 10)),
                  by: madeBy,
                })}
              </span>
              <Button
                variant="ghost"
                disabled={removal.isPending}
                aria-label={`${t('pathways.remove')}: ${name}`}
                onClick={() => removal.mutate(id)}
              >
                {t('pathways.remove')}
              </Button>
            </Flex>
          </Text>
        ))}
      </PlainList>
      <Text role="status" fontSize="sm">
        {removal.isSuccess ? t('pathways.removed') : ''}
      </Text>
      {removal.isError ? <ErrorText>{t('pathways.failed')}</ErrorText> : null}
    </>
  );
}
