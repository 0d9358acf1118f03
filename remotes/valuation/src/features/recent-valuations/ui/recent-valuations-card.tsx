import { valuationQueries } from '@kavel/api-client';
import { shownValue, type ValuationListItem } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Card,
  Figure,
  Flex,
  Grid,
  type GridProps,
  PlainList,
  SectionTitle,
  Skeleton,
  Text,
  TextLink,
} from '@kavel/ui/core';
import { stepPath } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { StatusBadge } from '../../../common/status-badge';
import { useFollowChanges } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';

/** The service returns the most recently changed first. */
const shownAtMost = 5;

const Row = (props: GridProps) => (
  <Grid
    as="li"
    gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) minmax(0, 1.5fr) 8rem 10rem' }}
    alignItems="center"
    columnGap="4"
    rowGap="1"
    py="2"
    fontSize="sm"
    {...props}
  />
);

/** The most recently changed valuations; renders nothing without any. */
export function RecentValuationsCard({ title }: { title: string }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(valuationQueries.list());
  useFollowChanges();
  if (data?.length === 0) return null;
  return (
    <Card as="div" px="4" pt="3" pb="1">
      <Flex justifyContent="space-between" alignItems="baseline" mb="2">
        <SectionTitle>{title}</SectionTitle>
        <TextLink to="/valuations" fontSize="sm">
          {t('hub.title')}
        </TextLink>
      </Flex>
      {error ? (
        <QueryError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <PlainList rules="above">
          {data.slice(0, shownAtMost).map(valuation => (
            <ValuationRow key={valuation.id} valuation={valuation} />
          ))}
        </PlainList>
      ) : (
        <Skeleton height="10rem" />
      )}
    </Card>
  );
}

function ValuationRow({ valuation }: { valuation: ValuationListItem }) {
  const t = useTexts();
  const format = useFormats();
  const { id, name, portfolioName, status, totalValue, low68, high68 } = valuation;
  return (
    <Row>
      <TextLink to={stepPath(id, totalValue === null ? 'buckets' : 'summary')} truncate>
        {name}
      </TextLink>
      <Text as="span" color="muted" truncate display={{ base: 'none', md: 'block' }}>
        {portfolioName}
      </Text>
      <Text as="span" display={{ base: 'none', md: 'block' }}>
        <StatusBadge status={status} />
      </Text>
      <Figure textAlign="end">
        {totalValue === null ? (
          <Text as="span" color="muted">
            {t('hub.notValued')}
          </Text>
        ) : (
          format.millions(shownValue({ value: totalValue, low68, high68 }))
        )}
      </Figure>
    </Row>
  );
}
