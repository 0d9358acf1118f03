import { catalogueQueries } from '@kavel/api-client';
import { fullAddress, isBagId } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, type BoxProps, Grid, type GridProps, Text } from '@kavel/ui/core';
import { useRef, useState } from 'react';
import { AddressForm, EstimateCard, ExampleAddress } from '../features/estimate';
import { FactsStrip } from '../features/facts';
import { PictureFrame } from '../features/picture';
import { BelowTheFold } from '../features/story';
import { useHomeTexts } from '../i18n/home';
import { pageFrame } from '../layout/page-frame';

const Hero = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
    alignItems="center"
    gap={{ base: '6', lg: '12' }}
    {...pageFrame}
    pt={{ base: '8', lg: '7' }}
    {...props}
  />
);

const Headline = (props: BoxProps) => (
  <Box
    as="h1"
    fontSize={{ base: '3xl', xl: '4xl' }}
    fontWeight="bold"
    lineHeight="1.08"
    letterSpacing="-.03em"
    textWrap="balance"
    {...props}
  />
);

/** `/`: the home page. The selected address is in the URL. */
export default function HomePage() {
  const t = useHomeTexts();
  const [params, setParams] = useSearchParams();
  /** Undefined until the picture has looked for an example. */
  const [exampleId, setExampleId] = useState<string | null>();
  const card = useRef<HTMLDivElement>(null);
  const named = params.get('address') ?? '';
  const chosenId = isBagId(named) ? named : null;
  const shownId = chosenId ?? exampleId;
  const { data: object } = useQuery({
    ...catalogueQueries.object(chosenId ?? ''),
    enabled: chosenId !== null,
  });
  const chosen = object && object.objectId === chosenId ? object : null;

  const estimate = (objectId: string) => {
    setParams({ address: objectId });
    card.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };

  return (
    <>
      <Hero>
        <Grid gap="4" minWidth="0">
          <Headline>{t('promise')}</Headline>
          <Text fontSize="lg" color="muted" maxWidth="32rem">
            {t('lead')}
          </Text>
          <Box maxWidth="34rem" mt="2">
            <AddressForm
              onEstimate={estimate}
              note={<ExampleAddress objectId={exampleId} onEstimate={estimate} />}
            />
          </Box>
        </Grid>
        <PictureFrame chosen={chosen && { ...chosen, address: fullAddress(chosen) }} onExample={setExampleId}>
          <Box ref={card} scrollMarginBlock="4">
            {shownId === null ? null : <EstimateCard objectId={shownId} example={chosenId === null} />}
          </Box>
        </PictureFrame>
      </Hero>
      <FactsStrip />
      <BelowTheFold objectId={shownId} />
    </>
  );
}
