import { Box, LinkButton } from '@kavel/ui/core';

/** The texts are the specification's, in every language. */
export function NotFoundPage() {
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
        Deze pagina kon niet worden gevonden.
      </Box>
      <LinkButton variant="solid" to="/search">
        Terug naar home
      </LinkButton>
    </Box>
  );
}
