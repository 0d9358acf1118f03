import type { ReferenceParams } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Stack, Text } from '@kavel/ui/core';
import { Checkbox, Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n';
import { fromForm, numberFields, strictFields, toForm } from '../model/settings-form';

export interface SettingsDialogProps {
  bucketName: string;
  params: ReferenceParams;
  onClose: () => void;
  onSubmit: (params: ReferenceParams) => void;
}

/** How the references of a bucket are chosen. */
export function SettingsDialog({ bucketName, params, onClose, onSubmit }: SettingsDialogProps) {
  const t = useTexts();
  const f = useFormats();
  const [form, setForm] = useState(() => toForm(params));
  const checked = fromForm(form);
  const wrong = 'wrong' in checked ? checked.wrong : new Set<string>();

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
        <Stack gap="4">
          <Text fontSize="sm" color="muted">
            {t('settings.intro')}
          </Text>
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
                  value={form[key]}
                  onChange={event => setForm({ ...form, [key]: event.target.value })}
                />
              </Field>
            );
          })}
          <Stack gap="1" role="group" aria-label={t('settings.strict')}>
            <Text fontSize="sm" fontWeight="medium">
              {t('settings.strict')}
            </Text>
            {strictFields.map(key => (
              <Checkbox
                key={key}
                label={t(`settings.${key}`)}
                checked={form[key]}
                onChange={on => setForm({ ...form, [key]: on })}
              />
            ))}
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
