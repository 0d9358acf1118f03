import { Box } from '@kavel/ui/core';
import { OfficeWorkspace } from '../features/office';

export default function OfficeValuationPage() {
  return (
    <Box as="main">
      <OfficeWorkspace />
    </Box>
  );
}
