import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Flex, PlainList, SectionTitle, Skeleton, Stack, Text, TextLink } from '@kavel/ui/core';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { serviceQueries } from '../../services';

/** Services of the portfolio that hold files, each with how many and since when. */
export function UnitDocuments({ portfolioId }: { portfolioId: string }) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const services = useQuery(serviceQueries.list(portfolioId));
  const filled = services.data?.filter(({ fileCount }) => fileCount > 0) ?? [];
  return (
    <Stack gap="2">
      <SectionTitle>{hub('documents.title')}</SectionTitle>
      {services.isPending ? <Skeleton height="2rem" /> : null}
      {services.isError ? <Text fontSize="sm">{t(`errors.${errorKey(services.error)}`)}</Text> : null}
      {services.data && filled.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {hub('documents.none')}{' '}
          <TextLink to={`/${portfolioId}/services`}>{hub('documents.toServices')}</TextLink>
        </Text>
      ) : null}
      <PlainList rules="above" aria-label={hub('documents.title')} fontSize="sm">
        {filled.map(({ id, name, fileCount, updatedAt }) => (
          <Box as="li" key={id} py="1.5">
            <Flex gap="3" justifyContent="space-between" wrap="wrap">
              <TextLink to={`/service/${id}`}>{name}</TextLink>
              <Text color="muted">
                {hub('documents.files', { count: fileCount })} · {format.date(updatedAt)}
              </Text>
            </Flex>
          </Box>
        ))}
      </PlainList>
    </Stack>
  );
}
