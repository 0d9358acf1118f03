import { shownValue } from '@kavel/contracts';
import type { SavedScenario, WhatIfOutcome } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { RowActions } from '../../../common/row-actions';
import { useTexts } from '../../../i18n';
import { mostCompared } from '../model/compared';
import { useChangeText } from './use-change-text';

interface ScenarioTableProps {
  scenarios: readonly SavedScenario[];
  /** Outcome of the current valuation, then of each scenario. */
  outcomes: readonly WhatIfOutcome[];
  /** Ids of the scenarios to compare. */
  compared: readonly string[];
  onCompare: (id: string, chosen: boolean) => void;
  onChange: ((scenario: SavedScenario) => void) | undefined;
  onRemove: ((scenario: SavedScenario) => void) | undefined;
}

/** The valuation and its scenarios, one a row; chosen ones stand side by side below. */
export function ScenarioTable(props: ScenarioTableProps) {
  const { scenarios, outcomes, compared, onCompare, onChange, onRemove } = props;
  const t = useTexts();
  const changeText = useChangeText();
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
            <Th>{t('whatIf.compare')}</Th>
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
                <Td>
                  {scenario ? (
                    <Checkbox
                      hideLabel
                      label={t('whatIf.compareOne', { name: scenario.name })}
                      checked={compared.includes(scenario.id)}
                      disabled={!compared.includes(scenario.id) && compared.length >= mostCompared}
                      onChange={chosen => onCompare(scenario.id, chosen)}
                    />
                  ) : null}
                </Td>
                <Td strong={i === 0}>{row.name}</Td>
                <Td>
                  <Text as="span" whiteSpace="normal">
                    {changeText(row.change)}
                  </Text>
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
                      <RowActions
                        labels={{
                          edit: t('whatIf.edit', { name: scenario.name }),
                          remove: t('whatIf.remove', { name: scenario.name }),
                        }}
                        onEdit={() => onChange(scenario)}
                        onRemove={() => onRemove(scenario)}
                      />
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
