import type { ScorePart, ScoreUse } from '@kavel/contracts';
import { useFormats, useLanguage } from '@kavel/i18n';
import { Button, Grid, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { sliderRange } from '../model/slider-range';
import { defaultPoints, mostPoints, sharesOf, type WhatIf, withChange } from '../model/what-if';
import { SliderField } from './slider-field';
import { useMetricText } from './use-metric-text';

export interface PartEditorProps {
  metric: CatalogueMetric;
  /** As measured. */
  part: ScorePart;
  use: ScoreUse;
  metrics: readonly CatalogueMetric[];
  whatIf: WhatIf;
  onChange: (next: WhatIf) => void;
}

/** Changes the value and the weight of one part, each with a way back. */
export function PartEditor({ metric, part, use, metrics, whatIf, onChange }: PartEditorProps) {
  const t = useTexts();
  const language = useLanguage();
  const { valueText } = useMetricText();
  const name = metric.name[language];
  const own = whatIf.values[metric.key];
  const range = sliderRange(part, own);
  const value = own ?? part.value ?? range.min;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '4', md: '8' }}
      py="2"
    >
      <div>
        <Text fontSize="sm" fontWeight="medium">
          {t('whatIf.valueTitle')}
        </Text>
        <SliderField
          label={t('whatIf.value', { name })}
          value={rounded(value)}
          {...range}
          limits={{}}
          valueText={own === undefined && part.value === null ? t('parts.missing') : valueText(part, value)}
          onChange={next => onChange(withChange(whatIf, 'values', metric.key, next))}
        />
        <ResetButton
          shown={own !== undefined}
          label={t('whatIf.value', { name })}
          onReset={() => onChange(withChange(whatIf, 'values', metric.key, null))}
        />
      </div>
      <div>
        <Text fontSize="sm" fontWeight="medium">
          {t('whatIf.weightTitle')}
        </Text>
        <WeightField metric={metric} use={use} metrics={metrics} whatIf={whatIf} onChange={onChange} />
      </div>
    </Grid>
  );
}

/** Digits that a number field can show. */
const rounded = (value: number) => Number(value.toPrecision(6));

export type WeightFieldProps = Omit<PartEditorProps, 'part'>;

/** The weight of a metric in points, with its share of all. */
export function WeightField({ metric, use, metrics, whatIf, onChange }: WeightFieldProps) {
  const t = useTexts();
  const format = useFormats();
  const language = useLanguage();
  const label = t('whatIf.weight', { name: metric.name[language] });
  const { points = 0, share = 0 } = sharesOf(whatIf, metrics, use).get(metric.key) ?? {};
  return (
    <>
      <SliderField
        label={label}
        value={points}
        min={0}
        max={Math.max(30, points)}
        step={0.5}
        limits={{ min: 0, max: mostPoints }}
        valueText={format.percent(share)}
        onChange={next => onChange(withChange(whatIf, 'weights', metric.key, next))}
      />
      <ResetButton
        shown={metric.key in whatIf.weights}
        label={label}
        note={t('whatIf.default', { points: format.decimal(defaultPoints(metric, use)) })}
        onReset={() => onChange(withChange(whatIf, 'weights', metric.key, null))}
      />
    </>
  );
}

interface ResetButtonProps {
  shown: boolean;
  label: string;
  note?: string;
  onReset: () => void;
}

/** Says that the number is the user's, and takes it back. */
function ResetButton({ shown, label, note, onReset }: ResetButtonProps) {
  const t = useTexts();
  if (!shown) return null;
  return (
    <Text as="span" fontSize="xs" color="muted">
      {[t('parts.yours'), note].filter(Boolean).join(', ')}{' '}
      <Button variant="ghost" aria-label={t('whatIf.resetOne', { label })} onClick={onReset}>
        {t('whatIf.reset')}
      </Button>
    </Text>
  );
}
