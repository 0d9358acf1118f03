import { type Weighing, weighingReason } from '@kavel/contracts/valuations';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input, Textarea } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { weighingOf } from '../model/weighing-form';

interface WeighingDialogProps {
  weighing: Weighing;
  saving: boolean;
  error: Error | null;
  onClose: () => void;
  onSubmit: (weighing: Weighing) => void;
}

/** The weight of the cash flow in percent, and why. */
export function WeighingDialog({ weighing, saving, error, onClose, onSubmit }: WeighingDialogProps) {
  const t = useTexts();
  const [form, setForm] = useState(() => ({
    percent: String(Math.round(weighing.weight * 10_000) / 100),
    reason: weighing.reason ?? '',
  }));
  const [tried, setTried] = useState(false);
  const checked = weighingOf(form);
  const wrong = tried && 'wrong' in checked ? checked.wrong : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!('wrong' in checked)) onSubmit({ revision: weighing.revision, ...checked });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('weighing.change')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="weighing" variant="solid" disabled={saving}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id="weighing" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text fontSize="sm" color="muted">
            {t('weighing.help')}
          </Text>
          <Field
            label={t('weighing.percent')}
            error={wrong === 'percent' ? t('weighing.wrongPercent') : null}
          >
            <Input
              inputMode="decimal"
              value={form.percent}
              onChange={event => setForm({ ...form, percent: event.target.value })}
            />
          </Field>
          <Field
            label={t('weighing.reason')}
            error={wrong === 'reason' ? t('weighing.reasonNeeded', { least: weighingReason.least }) : null}
          >
            <Textarea
              rows={3}
              maxLength={weighingReason.most}
              value={form.reason}
              onChange={event => setForm({ ...form, reason: event.target.value })}
            />
          </Field>
          {error ? <Notice tone="error">{errorText(error, t)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
