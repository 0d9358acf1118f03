import {
  type DrawnKey,
  type DrawnShape,
  drawnKeys,
  type MonteCarloSettings,
  pointKeys,
  shapesOf,
} from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Button, Grid, Stack, Text } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n';
import { boundsOf, fromSettingsForm, type SettingField, toSettingsForm } from '../model/settings-form';

interface SettingsDialogProps {
  settings: MonteCarloSettings;
  onClose: () => void;
  onSubmit: (settings: MonteCarloSettings) => void;
}

/** Spreads and shapes, correlation, number of runs and seed of a simulation. */
export function SettingsDialog({ settings, onClose, onSubmit }: SettingsDialogProps) {
  const t = useTexts();
  const f = useFormats();
  const [form, setForm] = useState(() => toSettingsForm(settings));
  const [tried, setTried] = useState(false);
  const checked = fromSettingsForm(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('settings' in checked) onSubmit(checked.settings);
  };
  const field = (name: SettingField, label: string) => {
    const { from, to } = boundsOf(name);
    const wrong = tried && 'wrong' in checked && checked.wrong.has(name);
    return (
      <Field
        key={name}
        label={label}
        error={wrong ? t('whatIf.between', { from: f.number(from), to: f.number(to) }) : null}
      >
        <Input
          inputMode="decimal"
          value={form[name]}
          onChange={event => setForm({ ...form, [name]: event.target.value })}
        />
      </Field>
    );
  };
  const shapeField = (key: DrawnKey) => {
    const shapes: readonly DrawnShape[] = shapesOf[key];
    return (
      <Field key={`${key}-shape`} label={t('monteCarlo.shapeOf', { parameter: t(`whatIf.keys.${key}`) })}>
        <Select
          value={form.shapes[key]}
          onChange={({ target }) => {
            const shape = shapes.find(one => one === target.value) ?? 'normal';
            setForm({ ...form, shapes: { ...form.shapes, [key]: shape } });
          }}
        >
          {shapes.map(shape => (
            <option key={shape} value={shape}>
              {t(`monteCarlo.shapes.${shape}`)}
            </option>
          ))}
        </Select>
      </Field>
    );
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('monteCarlo.settings')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="monte-carlo" variant="solid">
            {t('monteCarlo.start')}
          </Button>
        </>
      }
    >
      <form id="monte-carlo" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text fontSize="sm" color="muted">
            {t('monteCarlo.distributions')}
          </Text>
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            {drawnKeys.flatMap(key => [
              field(
                key,
                `${t(`whatIf.keys.${key}`)} (${t(pointKeys.has(key) ? 'whatIf.points' : 'whatIf.percent')})`,
              ),
              shapeField(key),
            ])}
            {field('correlation', t('monteCarlo.correlation'))}
            {field('runs', t('monteCarlo.runs'))}
            {field('seed', t('monteCarlo.seed'))}
          </Grid>
        </Stack>
      </form>
    </Dialog>
  );
}
