import { portfolioQueries } from '@kavel/api-client';
import type { Service } from '@kavel/contracts/services';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import { Box, Button, Card, EmptyState, Skeleton, TextLink, useBreakpoint, useOpened } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { LoadError } from '../../../common/load-error';
import { NameDialog } from '../../../common/name-dialog';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useServiceTexts } from '../../../i18n/services';
import { serviceQueries, useFollowServices, useServiceCalls } from '../api/service-calls';
import { useReadOnly } from '../api/use-read-only';

/** The services of a portfolio. */
export function ServiceList({ portfolioId }: { portfolioId: string }) {
  const t = useServiceTexts();
  const navigate = useNavigate();
  const calls = useServiceCalls();
  const portfolios = useQuery(portfolioQueries.list());
  const services = useQuery(serviceQueries.list(portfolioId));
  const [naming, setNaming] = useState(false);
  const readOnly = useReadOnly(portfolioId);
  const name = portfolios.data?.find(({ id }) => id === portfolioId)?.name;
  useOpened(name);
  useFollowChanges();
  useFollowServices();

  const create = async (name: string) => {
    const { id } = await calls.create(name, portfolioId);
    navigate(`/service/${id}`);
  };

  const newButton = readOnly ? null : (
    <Button variant="solid" onClick={() => setNaming(true)}>
      <Plus aria-hidden /> {t('list.new')}
    </Button>
  );

  return (
    <PageFrame>
      {services.isError ? (
        <LoadError error={services.error} subject="portfolio" onRetry={() => void services.refetch()} />
      ) : services.data ? (
        <>
          <PageHead
            title={name === undefined ? t('list.title') : t('list.of', { name })}
            note={
              <Box fontSize="sm">
                <TextLink to={`/${portfolioId}/hub`}>{t('list.toPortfolio')}</TextLink>
              </Box>
            }
            actions={services.data.length > 0 ? newButton : null}
          />
          {services.data.length > 0 ? (
            <ServiceTable services={services.data} />
          ) : (
            <EmptyState
              title={t('list.emptyTitle')}
              description={t('list.emptyDescription')}
              action={newButton}
            />
          )}
        </>
      ) : (
        <Skeleton height="12rem" role="img" aria-label={t('list.loading')} />
      )}
      {naming ? (
        <NameDialog
          title={t('list.new')}
          submitLabel={t('list.create')}
          hint={t('list.nameHint')}
          initialName=""
          onClose={() => setNaming(false)}
          onSubmit={create}
        />
      ) : null}
    </PageFrame>
  );
}

function ServiceTable({ services }: { services: readonly Service[] }) {
  const t = useServiceTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');
  const columns: Column<Service>[] = [
    {
      key: 'name',
      header: t('list.name'),
      width: 'minmax(8rem, 3fr)',
      sortBy: service => service.name,
      cell: service => (
        <TextLink to={`/service/${service.id}`} fontWeight="medium" display="block" truncate>
          {service.name}
        </TextLink>
      ),
    },
    {
      key: 'files',
      header: t('list.files'),
      numeric: true,
      width: 'minmax(6rem, 1fr)',
      sortBy: service => service.fileCount,
      cell: service => format.number(service.fileCount),
    },
    {
      key: 'changed',
      header: t('list.changed'),
      width: 'minmax(7rem, 1fr)',
      sortBy: service => service.updatedAt,
      cell: service => format.date(service.updatedAt),
    },
  ];
  return (
    <Card overflow="hidden">
      <DataTable
        label={t('list.title')}
        columns={narrow ? columns.filter(({ key }) => key !== 'changed') : columns}
        rows={services}
        rowKey={service => service.id}
        maxHeight="calc(100dvh - 14rem)"
      />
    </Card>
  );
}
