import { errorDetails } from '@kavel/api-client';
import type { Service } from '@kavel/contracts/services';
import { useQuery } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import {
  Box,
  DescriptionList,
  EmptyState,
  ErrorState,
  LinkButton,
  Menu,
  Notice,
  Skeleton,
  Stack,
  TextLink,
  useOpened,
} from '@kavel/ui/core';
import { Pencil, Trash2 } from '@kavel/ui/icons';
import { type ReactNode, useState } from 'react';
import { errorKey, isMissing } from '../../../common/error-key';
import { NameDialog } from '../../../common/name-dialog';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { toastError, toastSuccess, toastWithUndo } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { useServiceTexts } from '../../../i18n/services';
import { serviceQueries, useFollowServices, useServiceCalls } from '../api/service-calls';
import { useReadOnly } from '../api/use-read-only';
import { ServiceFiles } from './service-files';

/** A service with its files. */
export function ServiceDetail({ serviceId }: { serviceId: string }) {
  const query = useQuery(serviceQueries.detail(serviceId));
  useFollowServices();
  useOpened(query.data?.name);
  return (
    <PageFrame>
      {query.data ? (
        <Stack gap="4" width="full" maxWidth="64rem" mx="auto">
          <LoadedService service={query.data} />
        </Stack>
      ) : query.isError ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </PageFrame>
  );
}

function LoadedService({ service }: { service: Service }) {
  const hub = useHubTexts();
  const readOnly = useReadOnly(service.portfolioId);
  return (
    <>
      <ServiceHead service={service} readOnly={readOnly} />
      {readOnly ? <Notice tone="info">{hub('readOnly')}</Notice> : null}
      <OpenFields service={service} />
      <ServiceFiles serviceId={service.id} readOnly={readOnly} />
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useServiceTexts();
  const common = useTexts();
  if (isMissing(error)) {
    return (
      <EmptyState
        title={t('service.missingTitle')}
        description={t('service.missingDescription')}
        action={<LinkButton to="/landing">{t('list.toPortfolios')}</LinkButton>}
      />
    );
  }
  return (
    <ErrorState
      title={common('common.loadFailed')}
      description={common(`errors.${errorKey(error)}`)}
      retry={{ label: common('common.retry'), onRetry }}
      details={{ label: common('common.details'), text: errorDetails(error) }}
    />
  );
}

function ServiceHead({ service, readOnly }: { service: Service; readOnly: boolean }) {
  const t = useServiceTexts();
  const navigate = useNavigate();
  const calls = useServiceCalls();
  const [renaming, setRenaming] = useState(false);
  const { id, name, portfolioId } = service;
  const back = portfolioId ? `/${portfolioId}/services` : '/landing';

  const rename = async (wanted: string) => {
    await calls.rename(id, wanted);
    setRenaming(false);
    toastSuccess(t('service.renamed', { name: wanted }));
  };

  const restore = () =>
    calls
      .restore(id)
      .then(() => toastSuccess(t('service.restored', { name })))
      .catch((error: unknown) => toastError(t('service.restoreFailed', { name }), error));

  const remove = () =>
    calls
      .remove(id)
      .then(() => {
        navigate(back);
        toastWithUndo(t('service.removed', { name }), t('service.undoHow'), () => void restore());
      })
      .catch((error: unknown) => toastError(t('service.removeFailed', { name }), error));

  const item = (key: 'rename' | 'remove', icon: ReactNode, onSelect: () => void) => ({
    key,
    label: (
      <>
        {icon} {t(`service.${key}`)}
      </>
    ),
    onSelect,
  });

  return (
    <>
      <PageHead
        title={name}
        note={
          portfolioId ? (
            <Box fontSize="sm">
              <TextLink to={back}>{t('service.toServices')}</TextLink>
            </Box>
          ) : null
        }
        actions={
          readOnly ? null : (
            <Menu
              trigger="⋯"
              variant="outline"
              label={t('service.actions')}
              items={[
                item('rename', <Pencil aria-hidden />, () => setRenaming(true)),
                item('remove', <Trash2 aria-hidden />, () => void remove()),
              ]}
            />
          )
        }
      />
      {renaming ? (
        <NameDialog
          title={t('service.rename')}
          submitLabel={t('file.save')}
          hint={t('list.nameHint')}
          initialName={name}
          onClose={() => setRenaming(false)}
          onSubmit={rename}
        />
      ) : null}
    </>
  );
}

const own = new Set(['id', 'name', 'portfolioId', 'createdAt', 'updatedAt', 'fileCount']);

/** Fields of the service that are not in the contract, shown as stored. */
function OpenFields({ service }: { service: Service }) {
  const t = useServiceTexts();
  const fields = Object.entries(service).filter(([name]) => !own.has(name));
  if (fields.length === 0) return null;
  return (
    <details>
      <Box as="summary" fontSize="sm" fontWeight="medium" cursor="pointer">
        {t('service.more')}
      </Box>
      <DescriptionList
        mt="2"
        termWidth="minmax(6rem, auto)"
        items={fields.map(([name, value]) => ({
          term: name,
          value: typeof value === 'string' ? value : JSON.stringify(value),
        }))}
      />
    </details>
  );
}
