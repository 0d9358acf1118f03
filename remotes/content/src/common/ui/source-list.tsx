import type { ArticleSource } from '@kavel/contracts/content';
import { Box, Text } from '@kavel/ui/core';
import { useContentTexts } from '../i18n';
import { safeAddress } from '../model/safe-address';

/** Where the statements of an article come from. */
export function SourceList({ sources }: { sources: readonly ArticleSource[] }) {
  const t = useContentTexts();
  if (sources.length === 0) return null;
  return (
    <Text fontSize="sm" color="muted">
      {t('sources')}:{' '}
      {sources.map((source, index) => (
        <Box as="span" key={source.label}>
          {index > 0 ? ' · ' : null}
          <Source {...source} />
        </Box>
      ))}
    </Text>
  );
}

function Source({ label, url }: ArticleSource) {
  const address = url === null ? null : safeAddress(url);
  if (address === null) return label;
  return (
    <Box asChild py="5px" color="accent" textDecoration="underline" textUnderlineOffset="3px">
      <a href={address} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    </Box>
  );
}
