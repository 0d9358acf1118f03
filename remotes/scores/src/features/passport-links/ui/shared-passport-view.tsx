import { ApiError } from '@kavel/api-client';
import { type Estimate, type PropertyScore, shownEstimate } from '@kavel/contracts';
import type { SharedPassport } from '@kavel/contracts/passports';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useLocation } from '@kavel/router';
import {
  Box,
  EmptyState,
  ErrorState,
  Figure,
  Grid,
  Notice,
  SectionTitle,
  Skeleton,
  Text,
} from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { SharedSite } from '../../object-site';
import { FactList, PassportHeader } from '../../passport';
import { sharedPassportQuery } from '../api/link-calls';
import { useTexts } from '../i18n';
import { lastDay } from '../model/last-day';

/** A passport behind a link, for a reader without an account. */
export function SharedPassportView() {
  const t = useTexts();
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery(sharedPassportQuery(token));
  if (token === '' || (error instanceof ApiError && [400, 404].includes(error.status)))
    return <EmptyState level={1} title={t('gone')} description={t('goneWhy')} />;
  if (error) {
    const retry = { label: t('retry'), onRetry: () => void refetch() };
    return <ErrorState level={1} title={t('away')} description={t('awayWhy')} retry={retry} />;
  }
  if (!data) return <Skeleton height="40rem" role="status" aria-label={t('loading')} />;
  return <Shared {...data} />;
}

function Shared({ parts, object, figures, site, estimate, score, ownValue, ...link }: SharedPassport) {
  const t = useTexts();
  const format = useFormats();
  const organisation = link.sharedBy;
  return (
    <>
      <PassportHeader object={object} readOnly />
      <Box mt="3" maxWidth="44rem">
        <Notice tone="info">
          {t('sharedBy', {
            organisation,
            date: format.date(link.createdAt),
            until: format.date(lastDay(link.expiresAt)),
          })}{' '}
          {t('current')}
        </Notice>
      </Box>
      <Grid
        mt="6"
        gap={{ base: '8', lg: '10' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Grid gap="8">
          {ownValue ? (
            <Amount
              title={t('ownValue', { organisation })}
              amount={format.money(ownValue.value)}
              note={t('ownValueLine', {
                valueDate: format.date(ownValue.valueDate),
                approved: format.date(ownValue.approvedAt),
              })}
            />
          ) : null}
          {parts.includes('value') ? <Value estimate={estimate} /> : null}
          {parts.includes('score') ? <Score score={score} /> : null}
          {parts.includes('location') ? <SharedSite object={object} site={site} /> : null}
        </Grid>
        {figures ? <FactList figures={figures} /> : null}
      </Grid>
    </>
  );
}

function Value({ estimate }: { estimate: Estimate | null }) {
  const t = useTexts();
  const format = useFormats();
  if (estimate === null) return <Amount title={t('estimate')} note={t('noEstimate')} />;
  const { value, low68, high68, valueDate } = shownEstimate(estimate);
  const range = { low: format.money(low68), high: format.money(high68), date: format.date(valueDate) };
  return (
    <Amount title={t('estimate')} amount={format.money(value)} note={t('range', range)}>
      {estimate.fictionalSales ? <Notice tone="warning">{t('fictional')}</Notice> : null}
    </Amount>
  );
}

function Score({ score }: { score: PropertyScore | null }) {
  const t = useTexts();
  const format = useFormats();
  if (score?.score == null) return <Amount title={t('score')} note={t('noScore')} />;
  return <Amount title={t('score')} amount={t('ofHundred', { score: format.number(score.score) })} />;
}

interface AmountProps {
  title: string;
  amount?: string;
  note?: string;
  children?: ReactNode;
}

function Amount({ title, amount, note, children }: AmountProps) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      {amount ? (
        <Text fontSize="2xl" fontWeight="bold" lineHeight="snug">
          <Figure>{amount}</Figure>
        </Text>
      ) : null}
      {note ? <Text color="muted">{note}</Text> : null}
      {children ? <Box mt="3">{children}</Box> : null}
    </section>
  );
}
