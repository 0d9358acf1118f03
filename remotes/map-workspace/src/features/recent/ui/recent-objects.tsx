import { useRecentAddresses } from '@kavel/api-client/recent-addresses';
import { Box, PlainList, Text, TextLink } from '@kavel/ui/core';
import { useRecentTexts } from '../i18n';

/** Addresses that this user opened on the map of this browser, last first. */
export function RecentObjects() {
  const t = useRecentTexts();
  const recent = useRecentAddresses();
  if (recent.length === 0) {
    return (
      <Text p="4" fontSize="sm" color="muted">
        {t('noObjects')} <TextLink to="/search">{t('toMap')}</TextLink>
      </Text>
    );
  }
  return (
    <PlainList rules="between">
      {recent.map(({ objectId, address }) => (
        <Box as="li" key={objectId} px="4" py="2">
          <TextLink to={`/search?object=${objectId}`} display="block" fontSize="sm" minHeight="6" truncate>
            {address}
          </TextLink>
        </Box>
      ))}
    </PlainList>
  );
}
