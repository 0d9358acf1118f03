import { portfolioQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { EmptyState, Grid, PageTitle, Stack, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { AddressPicker, CatalogueProvider } from '../../../common/scores';
import { sustainabilityIndex } from '../api/sustainability-index';
import { useTexts } from '../i18n';
import { Frame } from './page-frame';
import { PathwaysSection } from './pathways-section';
import { PortfolioIndex } from './portfolio-index';

/** `/sustainability-index`: an address to look up, a portfolio to look through, and the pathways of the organisation. */
export function SustainabilityStart() {
  const t = useTexts();
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const portfolioId = query.get('portfolio');
  const hasPortfolios = hasPermission(session, 'auth.portfolio-hub');
  const choose = (id: string) => setQuery(id ? { portfolio: id } : {}, { replace: true });
  return (
    <Frame>
      <PageTitle>{t('title')}</PageTitle>
      <Text mt="1" color="muted" maxWidth="44rem">
        {t('lead')}
      </Text>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 22rem))' }}
        gap="4"
        alignItems="start"
        mt="5"
      >
        <CatalogueProvider catalogue={sustainabilityIndex}>
          <AddressPicker label={t('address')} labelled placeholder={t('addressPlaceholder')} />
        </CatalogueProvider>
        {hasPortfolios ? <PortfolioChoice chosen={portfolioId} onChoose={choose} /> : null}
      </Grid>
      <Stack gap="10" mt="8">
        {portfolioId && hasPortfolios ? (
          <PortfolioIndex key={portfolioId} portfolioId={portfolioId} />
        ) : (
          <EmptyState title={t('start.title')} description={t('start.description')} />
        )}
        <PathwaysSection />
      </Stack>
    </Frame>
  );
}

function PortfolioChoice({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const t = useTexts();
  const { data, isError } = useQuery(portfolioQueries.list());
  const listed = data?.some(({ id }) => id === chosen);
  return (
    <Field label={t('portfolio')} {...(data?.length === 0 && { hint: t('noPortfolios') })}>
      <Select
        value={listed ? (chosen ?? '') : ''}
        disabled={!data?.length}
        onChange={event => onChoose(event.target.value)}
      >
        <option value="">{isError ? t('portfoliosFailed') : t('choose')}</option>
        {data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
