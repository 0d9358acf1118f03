import { Box, Grid } from '@kavel/ui/core';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { pageFrame } from '../../../layout/page-frame';

const parts = ['value', 'drivers', 'comparables', 'next'] as const;

/** What an estimate tells, before an address is chosen. */
export function BeforeChoice() {
  const t = useValuedAddressTexts();
  return (
    <Grid
      as="ul"
      listStyleType="none"
      {...pageFrame}
      py={{ base: '8', md: '12' }}
      columnGap="10"
      rowGap="7"
      gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }}
    >
      {parts.map(part => (
        <Box as="li" key={part} borderTopWidth="2px" borderColor="accent" pt="3">
          <Box as="h2" fontSize="lg" fontWeight="semibold" mb="1.5">
            {t(`before.${part}.title`)}
          </Box>
          <p>{t(`before.${part}.text`)}</p>
        </Box>
      ))}
    </Grid>
  );
}
