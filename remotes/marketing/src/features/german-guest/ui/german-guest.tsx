import { Box, Grid, PageTitle, SectionTitle, Text, TextLink, TextTable } from '@kavel/ui/core';
import { useGermanGuestTexts } from '../../../i18n/german-guest';
import { ReadingPage } from '../../../layout/calculator-frame';
import { FactsStrip } from '../../facts';
import { firstPages, rules, terms } from '../model/guest-topics';
import { LanguageSwitch } from './language-switch';
import { TransferTax } from './transfer-tax';

/** `/de`: the product for a guest from Germany: in German, with the words and rules that differ. */
export function GermanGuest() {
  const t = useGermanGuestTexts();
  return (
    <>
      <ReadingPage>
        <PageTitle fontSize={{ base: '2xl', md: '3xl' }}>{t('title')}</PageTitle>
        <Text mt="2" mb="3" maxWidth="44rem" fontSize="lg" color="muted">
          {t('lead')}
        </Text>
        <LanguageSwitch />
        <Grid
          as="ul"
          listStyleType="none"
          mt="8"
          gap="6"
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        >
          {firstPages.map(({ key, path }) => (
            <Box as="li" key={key} borderTopWidth="2px" borderColor="accent" pt="3">
              <Box as="h2" fontSize="lg" fontWeight="semibold">
                <TextLink to={path}>{t(`first.${key}.title`)}</TextLink>
              </Box>
              <p>{t(`first.${key}.text`)}</p>
            </Box>
          ))}
        </Grid>
        <Box as="section" mt="12">
          <SectionTitle fontSize="xl">{t('terms.heading')}</SectionTitle>
          <TextTable mt="3" aria-label={t('terms.heading')}>
            <tbody>
              {terms.map(({ key, dutch }) => (
                <tr key={key}>
                  <th scope="row" lang="nl">
                    <Text as="span" fontWeight="medium">
                      {dutch}
                    </Text>
                  </th>
                  <td>{t(`terms.${key}`)}</td>
                </tr>
              ))}
            </tbody>
          </TextTable>
        </Box>
        <Box as="section" mt="12" maxWidth="48rem">
          <SectionTitle fontSize="xl">{t('rules.heading')}</SectionTitle>
          <Text mt="3">{t('tax.text')}</Text>
          <TransferTax />
          {rules.map(rule => (
            <Text key={rule} mt="4">
              {t(`rules.${rule}`)}
            </Text>
          ))}
          <Text mt="4" fontSize="sm" color="muted">
            {t('rules.note')}
          </Text>
        </Box>
      </ReadingPage>
      <FactsStrip />
    </>
  );
}
