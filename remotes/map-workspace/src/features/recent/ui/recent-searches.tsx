import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Notice, PlainList, Skeleton, Text, TextLink } from '@kavel/ui/core';
import { recentSearchesQuery } from '../api/recent-searches';
import { useRecentTexts } from '../i18n';
import { searchPath } from '../model/search-path';

/** The searches that this user last kept, with how many results a watched one had. */
export function RecentSearches() {
  const t = useRecentTexts();
  const format = useFormats();
  const { data, error, refetch } = useQuery(recentSearchesQuery());
  if (error) {
    return (
      <Box p="4">
        <Notice tone="error">
          {t('failed')} <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </Notice>
      </Box>
    );
  }
  if (!data) return <Skeleton height="8rem" m="4" role="status" aria-label={t('loading')} />;
  if (data.length === 0) {
    return (
      <Text p="4" fontSize="sm" color="muted">
        {t('noSearches')}
      </Text>
    );
  }
  return (
    <PlainList rules="between">
      {data.map(search => (
        <Box as="li" key={search.id} px="4" py="2">
          <TextLink to={searchPath(search)} display="block" fontSize="sm" minHeight="6" truncate>
            {search.name}
          </TextLink>
          <Text fontSize="xs" color="muted">
            {t(`kinds.${search.kind}`)}
            {search.seen ? ` · ${t('results', { count: search.seen.count })}` : ''}
            {` · ${format.date(search.updatedAt)}`}
          </Text>
        </Box>
      ))}
    </PlainList>
  );
}
