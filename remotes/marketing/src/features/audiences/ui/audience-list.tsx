import { Box, Grid, PageTitle, Text, TextLink } from '@kavel/ui/core';
import { useAudienceTexts } from '../../../i18n/audiences';
import { pageFrame } from '../../../layout/page-frame';
import { addressOfAudience, audiences } from '../model/audiences';
import { StartButtons } from './start-buttons';

/** `/landing-page`: for whom the product is, with a page for each. */
export function AudienceList() {
  const t = useAudienceTexts();
  return (
    <Box {...pageFrame} py={{ base: '8', md: '12' }}>
      <PageTitle
        fontSize={{ base: '3xl', md: '4xl' }}
        lineHeight="1.1"
        letterSpacing="-.03em"
        maxWidth="40rem"
      >
        {t('list.title')}
      </PageTitle>
      <Text mt="3" fontSize="lg" color="muted" maxWidth="44rem">
        {t('list.lead')}
      </Text>
      <Grid as="ul" listStyleType="none" mt="10" gap="8" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {audiences.map(audience => (
          <Box as="li" key={audience} borderTopWidth="2px" borderColor="accent" pt="3">
            <Box as="h2" fontSize="lg" fontWeight="semibold">
              <TextLink to={addressOfAudience(audience)}>{t(`${audience}.name`)}</TextLink>
            </Box>
            <Text mt="1.5" fontWeight="medium">
              {t(`${audience}.title`)}
            </Text>
            <Text mt="1" color="muted">
              {t(`${audience}.lead`)}
            </Text>
          </Box>
        ))}
      </Grid>
      <Box mt="10">
        <StartButtons />
      </Box>
    </Box>
  );
}
