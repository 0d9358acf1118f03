import { Box, Flex, Grid, PageTitle, Text, TextLink } from '@kavel/ui/core';
import { useAudienceTexts } from '../../../i18n/audiences';
import { pageFrame } from '../../../layout/page-frame';
import { type Audience, addressOfAudience, audiences, offers } from '../model/audiences';
import { StartButtons } from './start-buttons';

/** What one kind of user gets. */
export function AudienceDescription({ audience }: { audience: Audience }) {
  const t = useAudienceTexts();
  return (
    <Box {...pageFrame} pt={{ base: '8', md: '12' }} pb="6">
      <Text color="muted" fontSize="sm" fontWeight="medium">
        {t(`${audience}.name`)}
      </Text>
      <PageTitle
        mt="1"
        fontSize={{ base: '3xl', md: '4xl' }}
        lineHeight="1.1"
        letterSpacing="-.03em"
        maxWidth="44rem"
        textWrap="balance"
      >
        {t(`${audience}.title`)}
      </PageTitle>
      <Text mt="3" fontSize="lg" color="muted" maxWidth="44rem">
        {t(`${audience}.lead`)}
      </Text>
      <Box mt="6">
        <StartButtons />
      </Box>
      <Grid
        as="ul"
        listStyleType="none"
        mt={{ base: '10', md: '14' }}
        columnGap="12"
        rowGap="8"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }}
      >
        {offers[audience].map(key => (
          <Offer key={key} title={t(`offers.${key}.title`)} text={t(`offers.${key}.text`)} />
        ))}
        <Offer title={t('limits')} text={t(`${audience}.limit`)} quiet />
      </Grid>
      <Flex as="nav" aria-label={t('others')} mt="12" gap="5" flexWrap="wrap" fontSize="sm">
        <Text color="muted">{t('others')}</Text>
        {audiences
          .filter(other => other !== audience)
          .map(other => (
            <TextLink key={other} to={addressOfAudience(other)}>
              {t(`${other}.name`)}
            </TextLink>
          ))}
      </Flex>
    </Box>
  );
}

function Offer({ title, text, quiet = false }: { title: string; text: string; quiet?: boolean }) {
  return (
    <Box as="li" borderTopWidth="2px" borderColor={quiet ? 'lineStrong' : 'accent'} pt="3">
      <Box as="h2" fontSize="lg" fontWeight="semibold" mb="1.5">
        {title}
      </Box>
      <p>{text}</p>
    </Box>
  );
}
