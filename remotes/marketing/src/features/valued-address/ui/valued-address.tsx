import { ApiError, errorDetails } from '@kavel/api-client';
import { streetAddress } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Box, ErrorState, Grid, useOpened } from '@kavel/ui/core';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { pageFrame } from '../../../layout/page-frame';
import { estimateProblem } from '../../estimate';
import { valuedAddressQueries } from '../api/valued-address-queries';
import { Comparables } from './comparables';
import { CostsOfBuying } from './costs-of-buying';
import { Drivers } from './drivers';
import { JumpToA } from './jump-to-a';
import { ObjectFacts } from './object-facts';
import { ValueCard } from './value-card';
import { Waiting } from './waiting';
import { Watch } from './watch';

/** Everything that is told of one address: its value, what it rests on, and what follows from it. */
export function ValuedAddress({ objectId }: { objectId: string }) {
  const t = useValuedAddressTexts();
  const { data, error, refetch } = useQuery(valuedAddressQueries.explained(objectId));
  useOpened(data && streetAddress(data.object));

  if (error) {
    const problem = estimateProblem(error instanceof ApiError ? error.code : null);
    const passing = problem === 'away' || problem === 'busy';
    return (
      <Box {...pageFrame} py="8">
        <ErrorState
          title={t('failure.title')}
          description={t(`failure.${problem}`)}
          {...(passing ? { retry: { label: t('failure.retry'), onRetry: () => void refetch() } } : {})}
          details={{ label: t('failure.details'), text: errorDetails(error) }}
        />
      </Box>
    );
  }
  if (!data) return <Waiting />;
  return (
    <>
      <Grid
        {...pageFrame}
        pt={{ base: '6', md: '8' }}
        gap={{ base: '6', lg: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      >
        <ValueCard estimate={data} />
        <ObjectFacts object={data.object} />
      </Grid>
      <Drivers estimate={data} />
      <Comparables key={objectId} estimate={data} />
      <Grid
        {...pageFrame}
        py={{ base: '8', md: '10' }}
        gap={{ base: '10', lg: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        <JumpToA estimate={data} />
        <CostsOfBuying estimate={data} />
        <Watch object={data.object} />
      </Grid>
    </>
  );
}
