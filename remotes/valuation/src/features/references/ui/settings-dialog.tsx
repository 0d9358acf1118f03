import { type ReferenceParams, vtwTypes } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Grid, Stack, Text } from '@kavel/ui/core';
import { Checkbox, Field, Input, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n';
import {
  fromForm,
  type NumberField,
  numberFields,
  strictFields,
  toForm,
  type WeightField,
  weightBounds,
  weightFields,
} from '../model/settings-form';

export interface SettingsDialogProps {
  bucketName: string;
  params: ReferenceParams;
  onClose: () => void;
  onSubmit: (params: ReferenceParams) => void;
}

/** Dialog for the reference settings of a bucket. */
export function SettingsDialog({ bucketName, params, onClose, onSubmit }: SettingsDialogProps) {
  const t = useTexts();
  const f = useFormats();
  const [form, setForm] = useState(() => toForm(params));
  const checked = fromForm(form);
  const wrong = 'wrong' in checked ? checked.wrong : new Set<NumberField | WeightField>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('params' in checked) onSubmit(checked.params);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings.title', { bucket: bucketName })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="ghost" onClick={() => setForm(toForm({}))}>
            {t('settings.reset')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="reference-settings" variant="solid" disabled={wrong.size > 0}>
            {t('settings.submit')}
          </Button>
        </>
      }
    >
      <form id="reference-settings" onSubmit={submit} noValidate>
        <Stack gap="5">
          <Text fontSize="sm" color="muted">
            {t('settings.intro')}
          </Text>
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            {numberFields.map(({ key, from, to }) => {
              const bounds = t('settings.between', { from: f.number(from), to: f.number(to) });
              return (
                <Field
                  key={key}
                  label={t(`settings.${key}`)}
                  hint={bounds}
                  error={wrong.has(key) ? bounds : null}
                >
                  <Input
                    inputMode="numeric"
                    value={form.numbers[key]}
                    onChange={({ target }) =>
                      setForm({ ...form, numbers: { ...form.numbers, [key]: target.value } })
                    }
                  />
                </Field>
              );
            })}
          </Grid>
          <Field label={t('settings.vtwType')}>
            <Select
              value={form.vtwType}
              onChange={({ target }) =>
                setForm({ ...form, vtwType: vtwTypes.find(type => type === target.value) ?? '' })
              }
            >
              <option value="">{t('settings.ownType')}</option>
              {vtwTypes.map(type => (
                <option key={type} value={type}>
                  {t(`types.${type}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Group title={t('settings.strict')}>
            {strictFields.map(key => (
              <Checkbox
                key={key}
                label={t(`settings.${key}`)}
                checked={form.strict[key]}
                onChange={on => setForm({ ...form, strict: { ...form.strict, [key]: on } })}
              />
            ))}
          </Group>
          <Group title={t('settings.weights')}>
            <Text fontSize="sm" color="muted">
              {t('settings.weightsHint')}
            </Text>
            <Grid gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(3, 1fr)' }} gap="3" mt="1">
              {weightFields.map(key => {
                const { from, to } = weightBounds;
                const error = t('settings.weightBetween', { from: f.number(from), to: f.number(to) });
                return (
                  <Field key={key} label={t(`settings.weight.${key}`)} error={wrong.has(key) ? error : null}>
                    <Input
                      inputMode="decimal"
                      placeholder="1"
                      value={form.weights[key]}
                      onChange={({ target }) =>
                        setForm({ ...form, weights: { ...form.weights, [key]: target.value } })
                      }
                    />
                  </Field>
                );
              })}
            </Grid>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1" role="group" aria-label={title}>
      <Text fontSize="sm" fontWeight="medium">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
