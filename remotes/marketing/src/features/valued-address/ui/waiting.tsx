import { Box, Skeleton } from '@kavel/ui/core';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { pageFrame } from '../../../layout/page-frame';

/** Room of a valued address, until it is there. */
export function Waiting() {
  const t = useValuedAddressTexts();
  return (
    <Box {...pageFrame} py="8">
      <Skeleton height="60rem" role="status" aria-label={t('waiting')} />
    </Box>
  );
}
