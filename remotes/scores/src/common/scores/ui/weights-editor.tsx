import type { ScoreUse } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { Notice, PlainList, Stack, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { isWeightless, type WhatIf } from '../model/what-if';
import { WeightField } from './part-editor';

export interface WeightsEditorProps {
  metrics: readonly CatalogueMetric[];
  /** Whose default weights apply. */
  use: ScoreUse;
  whatIf: WhatIf;
  onChange: (next: WhatIf) => void;
}

/** The weights of all metrics by slider and number, each with its share and a way back. */
export function WeightsEditor({ metrics, use, whatIf, onChange }: WeightsEditorProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Stack gap="3">
      <Text fontSize="sm" color="muted">
        {t('whatIf.weightsLead')}
      </Text>
      {isWeightless(whatIf, metrics, use) ? <Notice tone="error">{t('whatIf.zero')}</Notice> : null}
      <PlainList rules="between" aria-label={t('whatIf.weights')}>
        {metrics.map(metric => (
          <Text as="li" key={metric.key} py="1.5">
            <Text as="span" display="block" fontSize="sm" fontWeight="medium">
              {metric.name[language]}
            </Text>
            <WeightField metric={metric} use={use} metrics={metrics} whatIf={whatIf} onChange={onChange} />
          </Text>
        ))}
      </PlainList>
    </Stack>
  );
}
