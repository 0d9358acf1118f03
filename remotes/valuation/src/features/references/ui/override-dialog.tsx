import { isWithin } from '@kavel/contracts';
import { overrideLimits, type ValueOverride } from '@kavel/contracts/appraisal';
import { useFormats } from '@kavel/i18n';
import { Button, Stack, Text } from '@kavel/ui/core';
import { Field, Input, Textarea } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n';

export interface OverrideDialogProps {
  /** Euro. */
  modelValue: number;
  override: ValueOverride | null;
  onClose: () => void;
  onSubmit: (override: ValueOverride) => void;
}

/** A value in the place of the model's, with the reason. */
export function OverrideDialog({ modelValue, override, onClose, onSubmit }: OverrideDialogProps) {
  const t = useTexts();
  const f = useFormats();
  const [value, setValue] = useState(String(override?.value ?? ''));
  const [reason, setReason] = useState(override?.reason ?? '');
  const [tried, setTried] = useState(false);
  const amount = Number(value);
  const { min, max } = overrideLimits;
  const bounds = t('appraisal.numberBetween', { from: f.number(min), to: f.number(max) });
  const amountFits = value.trim() !== '' && isWithin(amount, overrideLimits);
  const reasonGiven = reason.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountFits && reasonGiven) onSubmit({ value: amount, reason: reason.trim() });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('appraisal.override')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="override" variant="solid">
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id="override" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text fontSize="sm" color="muted">
            {t('appraisal.overrideIntro')}
          </Text>
          <Field
            label={t('appraisal.overrideValue')}
            hint={t('appraisal.modelSays', { amount: f.money(modelValue) })}
            error={tried && !amountFits ? bounds : null}
          >
            <Input inputMode="decimal" value={value} onChange={event => setValue(event.target.value)} />
          </Field>
          <Field
            label={t('appraisal.overrideReason')}
            error={tried && !reasonGiven ? t('appraisal.reasonNeeded') : null}
          >
            <Textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
