import { Box } from '@kavel/ui/core';
import { SharedPassportView } from '../features/passport-links';

/** `/shared-passport#token`: a passport that somebody shared, read without an account. */
export default function SharedPassportPage() {
  return (
    <Box maxWidth="84rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <SharedPassportView />
    </Box>
  );
}
