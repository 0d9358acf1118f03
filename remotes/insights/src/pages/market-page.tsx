import { Box } from '@kavel/ui/core';
import { Market } from '../features/market';

/** `/market` */
export default function MarketPage() {
  return (
    <Box px={{ base: '4', lg: '6' }} py="5" minWidth="0">
      <Market />
    </Box>
  );
}
