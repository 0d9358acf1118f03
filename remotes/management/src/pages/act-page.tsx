import { Box } from '@kavel/ui/core';
import { ActPicker } from '../features/acting';

/** `/management/act` */
export default function ActPage() {
  return (
    <Box px={{ base: '4', lg: '6' }} py="5">
      <ActPicker />
    </Box>
  );
}
