import {
  longestScenarioName,
  pointKeys,
  type SavedScenario,
  type WhatIfKey,
  whatIfKeys,
  whatIfLimits,
} from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Button, Grid, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { fromChangeForm, toChangeForm } from '../model/change-form';

export interface ScenarioDialogProps {
  /** The scenario to edit; null for a new one. */
  scenario: SavedScenario | null;
  saving: boolean;
  error: Error | null;
  onClose: () => void;
  onSubmit: (scenario: SavedScenario) => void;
}

/** Name and parameters of a what-if scenario. */
export function ScenarioDialog({ scenario, saving, error, onClose, onSubmit }: ScenarioDialogProps) {
  const t = useTexts();
  const f = useFormats();
  const [name, setName] = useState(scenario?.name ?? '');
  const [form, setForm] = useState(() => toChangeForm(scenario?.change ?? {}));
  const [tried, setTried] = useState(false);
  const checked = fromChangeForm(form);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('wrong' in checked || name.trim() === '') return;
    onSubmit({ id: scenario?.id ?? crypto.randomUUID(), name: name.trim(), change: checked.change });
  };
  const bounds = (key: WhatIfKey) => {
    const { min, max } = whatIfLimits[key];
    return t('whatIf.between', { from: f.number(min * 100), to: f.number(max * 100) });
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(scenario ? 'whatIf.change' : 'whatIf.add')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="scenario" variant="solid" disabled={saving}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id="scenario" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Field label={t('whatIf.name')} error={tried && name.trim() === '' ? t('whatIf.nameNeeded') : null}>
            <Input
              value={name}
              maxLength={longestScenarioName}
              onChange={event => setName(event.target.value)}
            />
          </Field>
          <Text fontSize="sm" color="muted">
            {t('whatIf.intro')}
          </Text>
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            {whatIfKeys.map(key => (
              <Field
                key={key}
                label={`${t(`whatIf.keys.${key}`)} (${t(pointKeys.has(key) ? 'whatIf.points' : 'whatIf.percent')})`}
                error={'wrong' in checked && checked.wrong.has(key) ? bounds(key) : null}
              >
                <Input
                  inputMode="decimal"
                  value={form[key] ?? ''}
                  onChange={event => setForm({ ...form, [key]: event.target.value })}
                />
              </Field>
            ))}
          </Grid>
          {error ? <Notice tone="error">{errorText(error, t)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
