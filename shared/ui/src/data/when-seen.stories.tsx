import { Box, Skeleton, Text } from '../core';
import { WhenSeen } from './when-seen';

export default { title: 'ui/data/When seen' };

/** Scroll down in the box: the part takes the place of the skeleton. */
export const BelowTheFold = () => (
  <Box maxWidth="24rem" height="12rem" overflowY="auto" tabIndex={0} role="region" aria-label="A long part">
    <Text minHeight="14rem">What is shown at once, and longer than its box.</Text>
    <WhenSeen fallback={<Skeleton height="6rem" />}>
      <Text minHeight="6rem">What is loaded when it comes into view.</Text>
    </WhenSeen>
  </Box>
);
