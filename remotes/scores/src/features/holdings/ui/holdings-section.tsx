import type { ObjectHoldings } from '@kavel/contracts/passports';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Figure, PlainList, SectionTitle, Skeleton, Text, TextLink } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { holdingsQuery } from '../api/holdings-query';
import { useTexts } from '../i18n';

/** Own portfolios with the address, their documents, and its approved values. */
export function HoldingsSection({ objectId }: { objectId: string }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(holdingsQuery(objectId));
  return (
    <section>
      <SectionTitle mb="2">{t('heading')}</SectionTitle>
      {data ? (
        <Holdings {...data} />
      ) : error ? (
        <Text role="status" fontSize="sm">
          {t('failed')}{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Text>
      ) : (
        <Skeleton height="4rem" role="status" aria-label={t('loading')} />
      )}
    </section>
  );
}

function Holdings({ holdings, values }: ObjectHoldings) {
  const t = useTexts();
  const format = useFormats();
  if (holdings.length === 0) return <Text>{t('none')}</Text>;
  const files = holdings.flatMap(({ portfolioId, portfolio, services }) =>
    services.flatMap(service => service.files.map(file => ({ ...file, service, portfolioId, portfolio }))),
  );
  // An address can be in a portfolio twice; its documents are shown once.
  const documents = [...new Map(files.map(file => [file.fileId, file])).values()];
  return (
    <>
      <PlainList rules="between">
        {holdings.map(({ unitId, portfolioId, portfolio, archived, since }) => (
          <Line
            key={unitId}
            note={[t('since', { date: format.date(since) }), archived ? t('archived') : null]}
          >
            <TextLink to={`/${portfolioId}/hub`}>{portfolio}</TextLink>
          </Line>
        ))}
      </PlainList>
      {values ? (
        <Part title={t('values')} none={values.length === 0 ? t('noValues') : null}>
          {values.map(({ valuationId, valuation, value, valueDate, approvedAt }) => (
            <Line
              key={valuationId}
              note={[
                t('valueLine', { valueDate: format.date(valueDate), approved: format.date(approvedAt) }),
              ]}
            >
              <Figure fontWeight="medium">{format.money(value)}</Figure>{' '}
              <TextLink to={`/valuation/${valuationId}/summary`}>{valuation}</TextLink>
            </Line>
          ))}
        </Part>
      ) : null}
      <Part title={t('documents')} none={documents.length === 0 ? t('noDocuments') : null}>
        {documents.map(({ fileId, file_name, service, portfolio, createdAt }) => (
          <Line
            key={fileId}
            note={[t('documentLine', { service: service.name, portfolio, date: format.date(createdAt) })]}
          >
            <TextLink to={`/service/${service.id}`}>{file_name}</TextLink>
          </Line>
        ))}
      </Part>
    </>
  );
}

function Part({ title, none, children }: { title: string; none: string | null; children: ReactNode }) {
  return (
    <Box mt="4">
      <Text as="h3" fontSize="sm" fontWeight="semibold">
        {title}
      </Text>
      {none ? (
        <Text fontSize="sm" color="muted">
          {none}
        </Text>
      ) : (
        <PlainList rules="between">{children}</PlainList>
      )}
    </Box>
  );
}

function Line({ note, children }: { note: readonly (string | null)[]; children: ReactNode }) {
  return (
    <Box as="li" py="2" overflowWrap="anywhere">
      {children}
      <Text as="span" display="block" fontSize="xs" color="muted">
        {note.filter(part => part !== null).join(' · ')}
      </Text>
    </Box>
  );
}
