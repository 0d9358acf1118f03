import { Box, LinkButton } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Shown for every unknown path. */
export function NotFoundPage() {
  const t = useTexts();
  return (
    <Box
      display="grid"
      placeItems="center"
      alignContent="center"
      gap="4"
      minHeight="60vh"
      px="4"
      textAlign="center"
    >
      <Box as="p" fontSize="4xl" fontWeight="bold" color="muted" aria-hidden>
        404
      </Box>
      <Box as="h1" fontSize="lg" fontWeight="semibold">
        {t('specified.notFound')}
      </Box>
      <LinkButton variant="solid" to="/search">
        {t('specified.backHome')}
      </LinkButton>
    </Box>
  );
}
