import { Flex, Stack } from '@kavel/ui/core';
import { Checkbox, Field, Input, Select } from '@kavel/ui/forms';
import { useEffect, useState } from 'react';
import { type Layers3d, type Preset, presets } from '../../view3d';
import { useTexts } from '../i18n';
import { mostPixels, type PictureWish, type Size, usualSizes, writeSize } from '../model/picture-address';

export interface PictureSettingsProps {
  wish: PictureWish;
  onSize: (size: Size) => void;
  onPreset: (preset: Preset | null) => void;
  onLayers: (layers: Layers3d) => void;
}

/** Size, light and layers of the picture. */
export function PictureSettings({ wish, onSize, onPreset, onLayers }: PictureSettingsProps) {
  const t = useTexts();
  const { size, preset, shown } = wish;
  const isUsual = usualSizes.some(one => writeSize(one) === writeSize(size));
  const [own, setOwn] = useState(!isUsual);
  return (
    <Stack gap="3">
      <Field label={t('size')}>
        <Select
          value={own ? '' : writeSize(size)}
          onChange={event => {
            const chosen = usualSizes.find(one => writeSize(one) === event.target.value);
            setOwn(!chosen);
            if (chosen) onSize(chosen);
          }}
        >
          {usualSizes.map(one => (
            <option key={writeSize(one)} value={writeSize(one)}>
              {t('sizeOf', { width: one.width, height: one.height })}
            </option>
          ))}
          <option value="">{t('ownSize')}</option>
        </Select>
      </Field>
      {own ? (
        <Flex gap="2">
          {(['width', 'height'] as const).map(side => (
            <Side
              key={side}
              label={t(side)}
              pixels={size[side]}
              onPixels={pixels => onSize({ ...size, [side]: pixels })}
            />
          ))}
        </Flex>
      ) : null}
      <Field label={t('light')}>
        <Select
          value={preset ?? ''}
          onChange={event => onPreset(presets.find(one => one === event.target.value) ?? null)}
        >
          <option value="">{t('lightOfTime')}</option>
          {presets.map(one => (
            <option key={one} value={one}>
              {t(`presets.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={t('buildings')}
        checked={shown.layers.buildings}
        onChange={buildings => onLayers({ ...shown.layers, buildings })}
      />
      <Checkbox
        label={t('poi')}
        checked={shown.layers.poiLabels}
        onChange={poiLabels => onLayers({ ...shown.layers, poiLabels })}
      />
    </Stack>
  );
}

/** Taken when the field is left or Enter is pressed: a picture for each digit would be made in vain. */
function Side({
  label,
  pixels,
  onPixels,
}: {
  label: string;
  pixels: number;
  onPixels: (pixels: number) => void;
}) {
  const [text, setText] = useState(String(pixels));
  useEffect(() => setText(String(pixels)), [pixels]);
  const take = () => {
    const value = Number(text);
    if (Number.isInteger(value) && value > 0 && value !== pixels) onPixels(value);
  };
  return (
    <Field label={label}>
      <Input
        type="number"
        min={64}
        max={mostPixels}
        value={text}
        onChange={event => setText(event.target.value)}
        onBlur={take}
        onKeyDown={event => event.key === 'Enter' && take()}
      />
    </Field>
  );
}
