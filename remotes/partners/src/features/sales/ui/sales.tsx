import { errorDetails } from '@kavel/api-client';
import type { InvestmentReference } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Box, Card, EmptyState, ErrorState, Skeleton, Text } from '@kavel/ui/core';
import { DataTable, KeyFigures } from '@kavel/ui/data';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n';
import { useSales } from '../api/use-sales';
import type { Asked } from '../model/asked';
import { medianOf, pricePerSquareMetre } from '../model/median';
import { type Around, SalesFilters } from './sales-filters';
import { useColumns } from './use-columns';

interface Found {
  total: number;
  references: InvestmentReference[];
}

function Figures({ total, references }: Found) {
  const t = useTexts();
  const f = useFormats();
  const median = (of: (sale: InvestmentReference) => number | null, written: (value: number) => string) => {
    const value = medianOf(references.map(of));
    return value === null ? '–' : written(value);
  };
  const over = (of: (sale: InvestmentReference) => number | null) =>
    t('over', {
      known: f.number(references.filter(sale => of(sale) !== null).length),
      total: f.number(total),
    });
  return (
    <KeyFigures
      figures={[
        { key: 'count', label: t('sales.count'), value: f.number(total) },
        {
          key: 'price',
          label: t('sales.middlePrice'),
          value: median(sale => sale.price, f.money),
          note: over(sale => sale.price),
        },
        {
          key: 'perMetre',
          label: t('sales.middlePerMetre'),
          value: median(pricePerSquareMetre, f.money),
          note: over(pricePerSquareMetre),
        },
        {
          key: 'yield',
          label: t('sales.middleYield'),
          value: median(sale => sale.barKk, f.percent),
          note: over(sale => sale.barKk),
        },
      ]}
    />
  );
}

function Remarks({ total, references, around }: Found & { around: boolean }) {
  const t = useTexts();
  const shown = references.length;
  return (
    <Text fontSize="xs" color="muted">
      {total > shown ? `${t(around ? 'sales.nearestOf' : 'sales.latestOf', { shown, total })} ` : null}
      {references.some(({ fictional }) => fictional) ? t('sales.fictional') : null}
    </Text>
  );
}

export interface SalesProps {
  /** Heading of the page; null where the page around it has one. */
  title: ReactNode;
}

/** Sales of let property, with their gross initial yield. */
export function Sales({ title }: SalesProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked>({ radius: 5, years: 2 });
  const [around, setAround] = useState<Around | null>(null);
  const { found, stale, error, retry } = useSales(around?.objectId ?? null, asked);
  const columns = useColumns(around !== null);

  const content = () => {
    if (error) {
      return (
        <ErrorState
          title={t('sales.failed')}
          description={t('sales.failedDescription')}
          retry={{ label: t('sales.again'), onRetry: retry }}
          details={{ label: t('sales.details'), text: errorDetails(error) }}
        />
      );
    }
    if (!found) return <Skeleton height="20rem" />;
    return (
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        aria-busy={stale}
        opacity={stale ? 0.6 : 1}
      >
        <Figures {...found} />
        <Card>
          <DataTable
            label={t('title.sales')}
            columns={columns}
            rows={found.references}
            rowKey={({ id }) => id}
            maxHeight="32rem"
            minWidth="64rem"
            empty={<EmptyState title={t('sales.nothing')} description={t('sales.nothingDescription')} />}
          />
        </Card>
        <Remarks {...found} around={around !== null} />
      </Box>
    );
  };

  return (
    <Box px={{ base: '4', lg: '6' }} py="5" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        {title}
        <Text color="muted">{t('intro.sales')}</Text>
      </div>
      <SalesFilters asked={asked} around={around} onAsk={setAsked} onAround={setAround} />
      {content()}
    </Box>
  );
}
