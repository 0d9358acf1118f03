import { catalogueQueries } from '@kavel/api-client';
import { languages } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Flex, LinkButton, PageTitle, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { useState } from 'react';
import { useEmbedTexts } from '../../../i18n/embeds';
import { pageFrame } from '../../../layout/page-frame';
import { embeds } from '../model/embeds';
import { DemoBlock } from './demo-block';

const names = { nl: 'Nederlands', en: 'English', de: 'Deutsch' } as const;

/** A page as a partner might have it: each block in a real frame, with the code to copy. */
export function DemoWebsite() {
  const t = useEmbedTexts();
  const [language, setLanguage] = useState(useLanguage());
  const { data, isPending } = useQuery(
    catalogueQueries.addresses({ sort: 'address', direction: 'ascending' }, null),
  );
  const exampleId = data?.objects.find(({ oppervlakte }) => oppervlakte)?.objectId ?? null;
  return (
    <Box {...pageFrame} py={{ base: '8', md: '12' }}>
      <PageTitle fontSize={{ base: '2xl', md: '3xl' }}>{t('demo.title')}</PageTitle>
      <Text mt="2" fontSize="lg" color="muted" maxWidth="44rem">
        {t('demo.lead')}
      </Text>
      <Flex mt="5" gap="3" alignItems="center" flexWrap="wrap">
        <Segmented
          label={t('demo.language')}
          value={language}
          options={languages.map(value => ({ value, label: names[value] }))}
          onChange={setLanguage}
        />
        <LinkButton to="/">{t('demo.home')}</LinkButton>
      </Flex>
      {isPending
        ? null
        : embeds.map(embed => (
            <DemoBlock key={embed} embed={embed} language={language} exampleId={exampleId} />
          ))}
      <Text mt="10" maxWidth="44rem" fontSize="sm" color="muted">
        {t('demo.limits')}
      </Text>
    </Box>
  );
}
