import { useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, PageTitle, Skeleton, Text, TextLink, useOpened } from '@kavel/ui/core';
import { portfolioUnitsQuery } from '../api/portfolio-units';
import { useTexts } from '../i18n';
import { useCatalogue } from './catalogue-context';
import { PortfolioScores } from './portfolio-scores';

/** The scores of a portfolio as a page of their own. */
export function PortfolioScoresPage({ portfolioId }: { portfolioId: string }) {
  const t = useTexts();
  const language = useLanguage();
  const { name } = useCatalogue();
  const { data, error } = useQuery(portfolioUnitsQuery(portfolioId));
  useOpened(data?.name);
  return (
    <Box maxWidth="96rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <Text fontSize="sm" color="muted">
        {name[language]}
      </Text>
      {data || error ? (
        <PageTitle>{data ? t('portfolio.title', { name: data.name }) : name[language]}</PageTitle>
      ) : (
        <Skeleton height="1.625rem" width="20rem" maxWidth="full" />
      )}
      <Text mt="1" mb="5">
        <TextLink to={`/${portfolioId}/hub`}>{t('portfolio.back')}</TextLink>
      </Text>
      <PortfolioScores portfolioId={portfolioId} />
    </Box>
  );
}
