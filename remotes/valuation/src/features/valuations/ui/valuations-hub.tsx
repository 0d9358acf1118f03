import { currentValuation, useSelection, valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { type ValuationListItem, valuationStatuses } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useNavigate, useSearchParams } from '@kavel/router';
import { Box, Button, EmptyState, Flex, LinkButton, PageTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Input, Select } from '@kavel/ui/forms';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { stepPath } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { TableCard } from '../../../common/table-card';
import { useFollowChanges } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { CompareView } from '../../compare';
import { ReviewQueue } from '../../review-queue';
import { comparedIn, inOrder } from '../model/compared';
import { matching, statusIn } from '../model/matching';
import { CreateDialog } from './create-dialog';
import { DuplicateDialog } from './duplicate-dialog';
import { EditDialog } from './edit-dialog';
import { HubTabs, hubPanelId } from './hub-tabs';
import { useHubActions } from './use-hub-actions';
import { ValuationsTable } from './valuations-table';

/**
 * All valuations of the organisation, and with `?view=review` those that wait for a review. `?portfolio=` filters by portfolio, `?status=` by status, `?create` opens the
 * form, `?compare=a,b` compares.
 */
export function ValuationsHub() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const portfolioId = params.get('portfolio');
  const text = params.get('q') ?? '';
  const status = statusIn(params.get('status'));
  const view = params.get('view') === 'review' ? 'review' : 'all';
  const valuations = useQuery(valuationQueries.list(portfolioId ?? undefined));
  const [edited, setEdited] = useState<ValuationListItem | null>(null);
  const [duplicated, setDuplicated] = useState<ValuationListItem | null>(null);
  const [chosen, setSelected] = useState<readonly string[]>([]);
  const currentId = useSelection(currentValuation);
  const actions = useHubActions();
  const mayMakeDocuments = hasPermission(useSession(), 'auth.unrestricted-access-general');
  useFollowChanges();

  const changeAll = (changes: Record<string, string | null>) =>
    setParams(
      now => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  const change = (name: string, value: string | null) => changeAll({ [name]: value });
  /** A valuation deleted here or elsewhere is removed from the selection. */
  const exists = (id: string) => valuations.data?.some(valuation => valuation.id === id) ?? true;
  const selected = chosen.filter(exists);
  const shown = matching(valuations.data ?? [], text, status);

  const list = () => {
    if (valuations.isError)
      return <QueryError error={valuations.error} onRetry={() => void valuations.refetch()} />;
    if (!valuations.data) return <Skeleton height="20rem" />;
    if (valuations.data.length === 0) {
      return (
        <EmptyState
          title={t('hub.emptyTitle')}
          description={t('hub.emptyText')}
          action={
            <Button variant="solid" onClick={() => change('create', '1')}>
              {t('hub.create')}
            </Button>
          }
        />
      );
    }
    if (shown.length === 0) {
      return (
        <EmptyState
          title={t('hub.noHitsTitle')}
          description={t('hub.noHitsText')}
          action={<Button onClick={() => changeAll({ q: null, status: null })}>{t('hub.showAll')}</Button>}
        />
      );
    }
    return (
      <TableCard maxHeight="calc(100dvh - 13rem)" minHeight="0">
        <ValuationsTable
          valuations={shown}
          all={valuations.data}
          onOpen={({ id, totalValue }) => navigate(stepPath(id, totalValue === null ? 'buckets' : 'summary'))}
          onEdit={setEdited}
          onRemove={actions.remove}
          selected={selected}
          currentId={currentId}
          onSelected={setSelected}
          onDuplicate={setDuplicated}
          onSummary={({ id }) => navigate(stepPath(id, 'summary'))}
          onDocument={mayMakeDocuments ? ({ id }) => navigate(`/pdf?document=valuation&id=${id}`) : undefined}
        />
      </TableCard>
    );
  };

  const [fromId, toId] = comparedIn(params.get('compare'));
  if (fromId && toId && exists(fromId) && exists(toId)) {
    return (
      <Box px={{ base: '4', lg: '6' }} py="5" maxWidth="70rem" mx="auto">
        <CompareView
          fromId={fromId}
          toId={toId}
          onTurn={() => change('compare', `${toId},${fromId}`)}
          onClose={() => change('compare', null)}
        />
      </Box>
    );
  }
  return (
    <Box px={{ base: '4', lg: '6' }} py="5" maxWidth="90rem" mx="auto">
      <Stack gap="4">
        <Flex gap="3" align="center" wrap="wrap">
          <Box flex="1" minWidth="14rem">
            <PageTitle>{t('hub.title')}</PageTitle>
            <Text color="muted" fontSize="sm">
              {t('hub.intro')}
            </Text>
          </Box>
          <LinkButton to="/valuations/model">{t('model.link')}</LinkButton>
          <Button
            disabled={selected.length !== 2}
            title={t('compare.hint')}
            onClick={() => change('compare', inOrder(valuations.data ?? [], selected).join(','))}
          >
            {t('compare.action')}
          </Button>
          <Button variant="solid" onClick={() => change('create', '1')}>
            <Plus aria-hidden />
            {t('hub.create')}
          </Button>
        </Flex>
        <HubTabs view={view} onView={next => changeAll({ view: next === 'all' ? null : next, of: null })} />
        {view === 'all' && valuations.data && valuations.data.length > 0 ? (
          <Flex gap="3" align="center" wrap="wrap">
            <Box width="20rem" maxWidth="full">
              <Input
                type="search"
                aria-label={t('hub.search')}
                placeholder={t('hub.search')}
                value={text}
                onChange={event => change('q', event.target.value || null)}
              />
            </Box>
            <Box width="12rem" maxWidth="full">
              <Select
                aria-label={t('hub.status')}
                value={status ?? ''}
                onChange={event => change('status', event.target.value || null)}
              >
                <option value="">{t('hub.everyStatus')}</option>
                {valuationStatuses.map(one => (
                  <option key={one} value={one}>
                    {t(`status.${one}`)}
                  </option>
                ))}
              </Select>
            </Box>
            <Text fontSize="sm" color="muted" role="status" whiteSpace="nowrap">
              {t('hub.count', { count: shown.length })}
            </Text>
          </Flex>
        ) : null}
        <Box id={hubPanelId} role="tabpanel" aria-label={t(`queue.tabs.${view}`)} minWidth="0">
          {view === 'review' ? <ReviewQueue /> : list()}
        </Box>
      </Stack>
      {params.has('create') ? (
        <CreateDialog portfolioId={portfolioId} onClose={() => change('create', null)} />
      ) : null}
      {duplicated ? (
        <DuplicateDialog
          valuation={duplicated}
          onClose={() => setDuplicated(null)}
          onDuplicated={actions.refresh}
        />
      ) : null}
      {edited ? (
        <EditDialog
          valuation={edited}
          onClose={() => setEdited(null)}
          onSaved={() => actions.refresh(edited.id)}
        />
      ) : null}
    </Box>
  );
}
