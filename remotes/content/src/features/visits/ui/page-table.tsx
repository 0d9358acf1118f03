import type { VisitFigures } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { SectionTitle, Stack } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useVisitTexts } from '../i18n';
import { useVisitFormats } from './use-visit-formats';

type Page = VisitFigures['pages'][number];

/** How often each page was visited and opened, how fast, and how often it failed. */
export function PageTable({ pages }: { pages: readonly Page[] }) {
  const t = useVisitTexts();
  return (
    <Stack gap="2">
      <SectionTitle>{t('pages')}</SectionTitle>
      <DataTable
        label={t('pages')}
        columns={usePageColumns()}
        rows={pages}
        rowKey={({ route }) => route}
        minWidth="40rem"
        maxHeight="60vh"
      />
    </Stack>
  );
}

function usePageColumns(): Column<Page>[] {
  const t = useVisitTexts();
  const format = useFormats();
  const { page, share, percentile } = useVisitFormats();
  return [
    {
      key: 'page',
      header: t('columns.page'),
      cell: ({ route }) => page(route),
      sortBy: ({ route }) => page(route),
      width: 'minmax(9rem, 3fr)',
    },
    {
      key: 'visits',
      header: t('columns.visits'),
      cell: ({ visits }) => format.number(visits),
      sortBy: ({ visits }) => visits,
      numeric: true,
    },
    {
      key: 'loads',
      header: t('columns.loads'),
      cell: ({ loads }) => format.number(loads),
      sortBy: ({ loads }) => loads,
      numeric: true,
    },
    {
      key: 'loadTime',
      header: t('columns.loadTime'),
      cell: ({ loadTime }) => percentile('load', loadTime),
      sortBy: ({ loadTime }) => loadTime?.value ?? null,
      numeric: true,
    },
    {
      key: 'failures',
      header: t('columns.failureShare'),
      cell: ({ failureShare }) => share(failureShare),
      sortBy: ({ failureShare }) => failureShare,
      numeric: true,
    },
  ];
}
