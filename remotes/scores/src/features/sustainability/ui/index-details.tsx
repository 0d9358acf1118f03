import type { SustainabilityDetails } from '@kavel/contracts/sustainability';
import { useQuery } from '@kavel/query';
import { Grid } from '@kavel/ui/core';
import { indexQuery } from '../api/queries';
import { ClimateSection } from './climate-section';
import { EnergySection } from './energy-section';
import { MeasuresSection } from './measures-section';
import { ObligationsSection } from './obligations-section';
import { Frame } from './page-frame';
import { StrandingSection } from './stranding-section';
import { TaxonomySection } from './taxonomy-section';

/** What the index of an address rests on. Loading and failure are those of the score above, which asks for the same. */
export default function IndexDetails({ id }: { id: string }) {
  const { data } = useQuery(indexQuery(id));
  return data ? <DetailSections details={data.details} /> : null;
}

function DetailSections({ details }: { details: SustainabilityDetails }) {
  return (
    <Frame>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap={{ base: '8', lg: '10' }}
      >
        <EnergySection details={details} />
        <ObligationsSection obligations={details.obligations} />
        <StrandingSection details={details} />
        <TaxonomySection taxonomy={details.taxonomy} />
        <ClimateSection risks={details.climate} />
        <MeasuresSection measures={details.measures} />
      </Grid>
    </Frame>
  );
}
