import { isBagId } from '@kavel/contracts';
import { useSearchParams } from '@kavel/router';
import { Box, PageTitle, Text } from '@kavel/ui/core';
import { AddressForm } from '../features/estimate';
import { EstimateStart } from '../features/estimate-start';
import { BeforeChoice, ChosenAddress } from '../features/valued-address';
import { useValuedAddressTexts } from '../i18n/valued-address';
import { pageFrame } from '../layout/page-frame';

/** `/estimate`: one address with its value explained. The address is in the URL. */
export default function EstimatePage() {
  const t = useValuedAddressTexts();
  const [params, setParams] = useSearchParams();
  const named = params.get('address') ?? '';
  const objectId = isBagId(named) ? named : null;
  return (
    <>
      <Box {...pageFrame} pt={{ base: '6', md: '8' }}>
        <PageTitle fontSize={{ base: '2xl', md: '3xl' }}>{t('title')}</PageTitle>
        <Text mt="2" maxWidth="44rem" fontSize="lg" color="muted">
          {t('lead')}
        </Text>
        <Box mt="4" maxWidth="40rem">
          <AddressForm onEstimate={address => setParams({ address })} note={null} />
        </Box>
      </Box>
      {objectId ? (
        <ChosenAddress objectId={objectId} />
      ) : (
        <>
          <BeforeChoice />
          <EstimateStart />
        </>
      )}
    </>
  );
}
