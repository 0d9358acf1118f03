import { Box } from '@kavel/ui/core';
import { LegalInsights } from '../features/legal';

/** `/legal-insights?topic=…` */
export default function LegalInsightsPage() {
  return (
    <Box px={{ base: '4', lg: '6' }} py="5" minWidth="0">
      <LegalInsights />
    </Box>
  );
}
