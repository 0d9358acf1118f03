import { ApiError, errorDetails } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { type SourcingQuestion, sourcingLimits } from '@kavel/contracts/sourcing';
import { useFormats } from '@kavel/i18n';
import { Box, Button, EmptyState, ErrorState, Flex, Text } from '@kavel/ui/core';
import { Download, Plus } from '@kavel/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { AddDialog, AddingStrip, nothingSelected, type Selection, ticked } from '../../locator';
import type { Candidates } from '../api/use-candidates';
import { useTexts } from '../i18n';
import { CandidateTable } from './candidate-table';
import { ListSkeleton } from './list-skeleton';

const ExportDialog = lazy(() => import('./export-dialog'));

export interface CandidateListProps {
  found: Candidates;
  question: SourcingQuestion;
  selectedId: string | null;
  onSelect: (pandId: string) => void;
  hoveredId: string | null;
  onHover: (pandId: string | null) => void;
}

/** The ranking with its actions. */
export function CandidateList({ found, question, ...table }: CandidateListProps) {
  const t = useTexts();
  const { number } = useFormats();
  const session = useSession();
  const [panden, setPanden] = useState<Selection>(nothingSelected);
  const [dialog, setDialog] = useState<'export' | 'add' | null>(null);
  const { candidates, first, error, isPending, retry, more } = found;
  const total = first?.total ?? 0;
  if (error && candidates.length === 0) return <Failed error={error} onRetry={retry} />;
  if (isPending) return <ListSkeleton />;
  const chosen = candidates.filter(({ pandId }) => panden.has(pandId));
  return (
    <>
      <Flex as="header" alignItems="center" wrap="wrap" gap="2" px="3" py="2">
        <Text as="output" flex="1" fontSize="sm" aria-live="polite">
          {chosen.length > 0
            ? t('selected', { count: chosen.length })
            : t('found', { count: total, n: number(total) })}
        </Text>
        <Button disabled={total === 0} onClick={() => setDialog('export')}>
          <Download aria-hidden />
          {t('export')}
        </Button>
        {hasPermission(session, 'auth.portfolio-hub') ? (
          <Button
            variant="solid"
            disabled={chosen.length === 0}
            title={chosen.length === 0 ? t('addHelp') : undefined}
            onClick={() => setDialog('add')}
          >
            <Plus aria-hidden />
            {t('add')}
          </Button>
        ) : null}
      </Flex>
      {chosen.some(({ objects, objectIds }) => objects > objectIds.length) ? (
        <Text px="3" pb="2" fontSize="xs" color="muted" role="status">
          {t('addLimit', { n: number(sourcingLimits.listed) })}
        </Text>
      ) : null}
      <Box flex="1 1 0" minHeight={0} overflow="auto" borderTopWidth="1px" borderColor="line">
        {total === 0 ? (
          <EmptyState title={t('none')} description={t('noneHelp')} />
        ) : (
          <CandidateTable
            {...table}
            candidates={candidates}
            total={total}
            ticked={panden}
            onTick={pandId => setPanden(now => ticked(now, pandId))}
            onMore={more}
          />
        )}
        {error ? <Failed error={error} onRetry={retry} /> : null}
      </Box>
      <AddingStrip />
      <Suspense>
        {dialog === 'export' ? (
          <ExportDialog
            question={question}
            total={total}
            snapshot={first?.snapshot ?? ''}
            onClose={() => setDialog(null)}
          />
        ) : null}
        {dialog === 'add' ? (
          <AddDialog
            result={null}
            selection={new Set(chosen.flatMap(({ objectIds }) => objectIds))}
            listName={`${t('title')} · ${t(`strategies.${question.strategy ?? 'mixed'}`)}`}
            onClose={() => setDialog(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts();
  const code = error instanceof ApiError ? error.code : null;
  const reason = code === 'revision-behind' ? 'changed' : code === 'unprocessable' ? 'tooLarge' : 'failed';
  return (
    <ErrorState
      title={t(reason)}
      description={t(`${reason}Help`)}
      retry={{ label: t('retry'), onRetry }}
      details={{ label: t('details'), text: errorDetails(error) }}
    />
  );
}
