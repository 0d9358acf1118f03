import { Box } from '@kavel/ui/core';
import { Pricing } from '../features/pricing';

/** `/pricing` */
export default function PricingPage() {
  return (
    <Box px={{ base: '4', lg: '6' }} py="5" minWidth="0">
      <Pricing />
    </Box>
  );
}
