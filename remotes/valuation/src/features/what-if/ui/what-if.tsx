import { isEditable, shownValue, type ValuationDetail } from '@kavel/contracts';
import {
  mostScenarios,
  type SavedScenario,
  type WhatIfChange,
  type WhatIfOutcome,
  whatIfKeys,
} from '@kavel/contracts/valuations';
import { useFormats, useLanguage } from '@kavel/i18n';
import { keepPreviousData, useQuery } from '@kavel/query';
import { Button, Card, Flex, Notice, SectionTitle, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Pencil, Plus, Trash2 } from '@kavel/ui/icons';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { outcomesOf } from '../api/scenario-calls';
import { pointKeys } from '../model/change-form';
import { ScenarioDialog } from './scenario-dialog';
import { useScenarios } from './use-scenarios';

/** What-if scenarios side by side, compared with the current valuation. */
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
          onChange={editable ? show : undefined}
          onRemove={editable ? remove : undefined}
        />
      )}
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

interface ScenarioTableProps {
  scenarios: readonly SavedScenario[];
  /** Outcome of the current valuation, then of each scenario. */
  outcomes: readonly WhatIfOutcome[];
  onChange: ((scenario: SavedScenario) => void) | undefined;
  onRemove: ((scenario: SavedScenario) => void) | undefined;
}

function ScenarioTable({ scenarios, outcomes, onChange, onRemove }: ScenarioTableProps) {
  const t = useTexts();
  const f = useFormats();
  const [base] = outcomes;
  const shown = (value: number) => f.money(shownValue({ value }));
  const rows = [{ id: 'base', name: t('whatIf.asItStands'), change: {} }, ...scenarios];
  const differenceOf = (outcome: WhatIfOutcome | undefined) =>
    outcome?.outcome === 'valued' && base?.outcome === 'valued' && outcome !== base && base.marketValue !== 0
      ? f.signedPercent(outcome.marketValue / base.marketValue - 1)
      : '–';
  return (
    <PlainTableFrame mt="2" label={t('whatIf.title')}>
      <PlainTable aria-label={t('whatIf.title')}>
        <thead>
          <tr>
            <Th>{t('whatIf.name')}</Th>
            <Th>{t('whatIf.changes')}</Th>
            <Th numeric>{t('dcf.letOn')}</Th>
            <Th numeric>{t('dcf.sellOff')}</Th>
            <Th numeric>{t('dcf.marketValue')}</Th>
            <Th numeric>{t('whatIf.difference')}</Th>
            {onChange ? <Th>{t('appraisal.actions')}</Th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const outcome = outcomes[i];
            const scenario = scenarios[i - 1];
            return (
              <tr key={row.id}>
                <Td strong={i === 0}>{row.name}</Td>
                <Td>
                  <Changes change={row.change} />
                </Td>
                {outcome?.outcome === 'rate-at-or-below-growth' ? (
                  <Td colSpan={4}>
                    <Text as="span" color="amber">
                      {t('errors.rateBelowGrowth')}
                    </Text>
                  </Td>
                ) : (
                  <>
                    <Td numeric>{outcome ? shown(outcome.letOn) : '…'}</Td>
                    <Td numeric>
                      {outcome ? (outcome.sellOff === null ? '–' : shown(outcome.sellOff)) : '…'}
                    </Td>
                    <Td numeric strong>
                      {outcome ? shown(outcome.marketValue) : '…'}
                    </Td>
                    <Td numeric>{differenceOf(outcome)}</Td>
                  </>
                )}
                {onChange && onRemove ? (
                  <Td>
                    {scenario ? (
                      <>
                        <Button
                          variant="ghost"
                          size="icon"
                          aria-label={t('whatIf.edit', { name: scenario.name })}
                          onClick={() => onChange(scenario)}
                        >
                          <Pencil aria-hidden />
                        </Button>
                        <Button
                          variant="ghost"
                          size="icon"
                          aria-label={t('whatIf.remove', { name: scenario.name })}
                          onClick={() => onRemove(scenario)}
                        >
                          <Trash2 aria-hidden />
                        </Button>
                      </>
                    ) : null}
                  </Td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}

/** `Disconteringsvoet +0,5 %-punt; Markthuur −10 %`. */
function Changes({ change }: { change: WhatIfChange }) {
  const t = useTexts();
  const signed = new Intl.NumberFormat(useLanguage(), {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const parts = whatIfKeys.flatMap(key => {
    const amount = change[key];
    if (!amount) return [];
    const unit = t(pointKeys.has(key) ? 'whatIf.points' : 'whatIf.percent');
    return [`${t(`whatIf.keys.${key}`)} ${signed.format(amount * 100)} ${unit}`];
  });
  return (
    <Text as="span" whiteSpace="normal">
      {parts.length > 0 ? parts.join('; ') : '–'}
    </Text>
  );
}
