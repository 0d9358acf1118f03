import { isEditable, type ValuationDetail } from '@kavel/contracts';
import { mostScenarios, type SavedScenario } from '@kavel/contracts/valuations';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Button, Card, Flex, Notice, SectionTitle, Text } from '@kavel/ui/core';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { outcomesOf } from '../api/scenario-calls';
import { comparedIds, comparedScenarios } from '../model/compared';
import { Comparison } from './comparison';
import { ScenarioDialog } from './scenario-dialog';
import { ScenarioTable } from './scenario-table';
import { useScenarios } from './use-scenarios';

/** What-if scenarios compared with the current valuation; up to four side by side, which the page address keeps. */
export function WhatIf({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const [open, setOpen] = useState<{ scenario: SavedScenario | null } | null>(null);
  const { list, save, remove } = useScenarios(valuation.id, () => setOpen(null));
  const scenarios = list.data ?? [];
  const outcomes = useQuery({
    ...outcomesOf(valuation.id, [{}, ...scenarios.map(({ change }) => change)]),
    enabled: scenarios.length > 0,
    placeholderData: keepPreviousData,
  });
  const editable = isEditable(valuation);
  const [params, setParams] = useSearchParams();
  const compared = comparedIds(params.get('compare'), scenarios);
  const shownScenario = params.get('scenario') === 'sell-off' ? 'sellOff' : 'letOn';
  const compare = (id: string, chosen: boolean) =>
    setParams(
      now => {
        const ids = chosen ? [...compared, id] : compared.filter(one => one !== id);
        if (ids.length > 0) now.set('compare', ids.join(','));
        else now.delete('compare');
        return now;
      },
      { replace: true },
    );
  const show = (scenario: SavedScenario | null) => {
    save.reset();
    setOpen({ scenario });
  };

  return (
    <Card p="4" flexShrink="0">
      <Flex gap="3" align="center" wrap="wrap" mb="1">
        <SectionTitle flex="1">{t('whatIf.title')}</SectionTitle>
        {editable && scenarios.length < mostScenarios ? (
          <Button onClick={() => show(null)}>
            <Plus aria-hidden />
            {t('whatIf.add')}
          </Button>
        ) : null}
      </Flex>
      {list.isError ? (
        <QueryError error={list.error} onRetry={() => void list.refetch()} />
      ) : scenarios.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {t('whatIf.empty')}
        </Text>
      ) : (
        <ScenarioTable
          scenarios={scenarios}
          outcomes={outcomes.data ?? []}
          compared={compared}
          onCompare={compare}
          onChange={editable ? show : undefined}
          onRemove={editable ? remove : undefined}
        />
      )}
      {compared.length > 0 && outcomes.data && !outcomes.isPlaceholderData ? (
        <Comparison
          valuation={valuation}
          compared={comparedScenarios(
            compared,
            scenarios,
            outcomes.data,
            t('whatIf.asItStands'),
            shownScenario,
          )}
        />
      ) : null}
      {outcomes.isError ? (
        <Notice tone="error" title={t('errors.title')}>
          {errorText(outcomes.error, t)}
        </Notice>
      ) : null}
      {open ? (
        <ScenarioDialog
          scenario={open.scenario}
          saving={save.isPending}
          error={save.error}
          onClose={() => setOpen(null)}
          onSubmit={save.mutate}
        />
      ) : null}
    </Card>
  );
}
