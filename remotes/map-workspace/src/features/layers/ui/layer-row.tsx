import type { MapLayer } from '@kavel/contracts/layers';
import { Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n';
import { LayerLegend, type LegendRow } from './layer-legend';

export interface LayerRowProps {
  layer: MapLayer;
  number: number;
  /** Percent; null for a layer that is off. */
  opacity: number | null;
  /** No file of it was imported. */
  absent: boolean;
  rows: readonly LegendRow[];
  /** What could not be loaded: the layer itself, or its counts. */
  failed: 'layer' | 'counts' | null;
  /** Files with their dates. */
  source: string;
  /** Further choices of the layer. */
  children?: ReactNode;
  onChange: (opacity: number | null) => void;
}

/** A layer with its switch and, while it is on, its legend, opacity and source. */
export function LayerRow({ layer, number, opacity, absent, onChange, ...on }: LayerRowProps) {
  const t = useTexts();
  return (
    <Stack as="li" gap="2">
      <Checkbox
        label={`${number}. ${t(`layers.${layer}`)}`}
        checked={opacity !== null}
        onChange={shown => onChange(shown ? usual : null)}
      />
      {opacity === null ? null : (
        <Stack gap="2" ps="7">
          {absent ? (
            <Text fontSize="sm" color="muted">
              {t('absent', { kind: importKinds[layer] })}
            </Text>
          ) : (
            <OpenLayer layer={layer} opacity={opacity} onChange={onChange} {...on} />
          )}
        </Stack>
      )}
    </Stack>
  );
}

const usual = 70;
const importKinds: Record<MapLayer, string> = {
  zoning: 'zoning',
  label: 'ep-online',
  year: 'bag',
  woz: 'area-figures',
  surroundings: 'area-figures',
  roof: 'roofs',
};

type OpenLayerProps = Omit<LayerRowProps, 'number' | 'absent'> & { opacity: number };

function OpenLayer({ layer, opacity, rows, failed, source, children, onChange }: OpenLayerProps) {
  const t = useTexts();
  const id = useId();
  const isEmpty = rows.length > 0 && rows.every(({ count }) => count === 0);
  return (
    <>
      {children}
      {failed === 'layer' ? (
        <Text role="alert" fontSize="sm">
          {t('failed')}
        </Text>
      ) : null}
      <LayerLegend label={t('legend', { layer: t(`layers.${layer}`) })} rows={rows} />
      {isEmpty ? (
        <Text role="status" fontSize="sm">
          {t('emptyView')}
        </Text>
      ) : null}
      {failed === 'counts' ? (
        <Text role="alert" fontSize="sm">
          {t('countsFailed')}
        </Text>
      ) : null}
      <Text fontSize="xs" color="muted">
        {t(`counted.${layer}`)} {source}
      </Text>
      <Stack gap="1">
        <label htmlFor={id}>{t('opacity', { percent: opacity })}</label>
        <input
          id={id}
          type="range"
          min={10}
          max={100}
          step={5}
          value={opacity}
          onChange={event => onChange(Number(event.target.value))}
        />
      </Stack>
    </>
  );
}
