import { useFormats } from '@kavel/i18n';
import { Button, Flex, Stack, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { Plus, Trash2, Undo2 } from '@kavel/ui/icons';
import { useTexts } from '../i18n';
import { type Measurement, measured, measureKinds, mostSpots, unitOf } from '../model/measurement';

export interface MeasurePanelProps {
  measurement: Measurement;
  /** False until there is a picture to measure in. */
  ready: boolean;
  onChange: (measurement: Measurement) => void;
  onMiddle: () => void;
  onStop: () => void;
}

/** What is measured, its result as text, and all that a mouse can do. */
export function MeasurePanel({ measurement, ready, onChange, onMiddle, onStop }: MeasurePanelProps) {
  const t = useTexts();
  const { decimal } = useFormats();
  const { kind, spots } = measurement;
  const value = measured(measurement);
  const isFull = spots.length >= mostSpots;
  return (
    <Stack as="section" gap="3" aria-label={t('title')}>
      <Segmented
        stretched
        label={t('kind')}
        value={kind}
        options={measureKinds.map(one => ({ value: one, label: t(`kinds.${one}`) }))}
        onChange={one => onChange({ kind: one, spots: [] })}
      />
      <Text role="status" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {value === null ? t('none') : `${t(`kinds.${kind}`)}: ${decimal(value)} ${unitOf[kind]}`}
        {spots.length > 0 ? ` · ${t('points', { count: spots.length })}` : ''}
      </Text>
      <Text fontSize="sm" color="muted">
        {isFull ? t('full') : `${t(`hints.${kind}`)} ${t('corners')}`}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button disabled={!ready || isFull} onClick={onMiddle}>
          <Plus aria-hidden />
          {t('middle')}
        </Button>
        <Button
          size="icon"
          aria-label={t('undo')}
          disabled={spots.length === 0}
          onClick={() => onChange({ kind, spots: spots.slice(0, -1) })}
        >
          <Undo2 aria-hidden />
        </Button>
        <Button
          size="icon"
          aria-label={t('clear')}
          disabled={spots.length === 0}
          onClick={() => onChange({ kind, spots: [] })}
        >
          <Trash2 aria-hidden />
        </Button>
      </Flex>
      <Text fontSize="xs" color="muted" hideBelow="md">
        {t('keys')}
      </Text>
      <Button onClick={onStop}>{t('stop')}</Button>
    </Stack>
  );
}
