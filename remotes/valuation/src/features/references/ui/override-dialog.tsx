import type { ValueOverride } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Field, Input, Textarea } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { overridePolicyQuery } from '../api/override-calls';
import { checkOverride, type OverrideCheck, reachOf } from '../model/override-limits';

export interface OverrideDialogProps {
  /** Euro. */
  modelValue: number;
  /** The same in euro, rounded by its range. */
  shownModelValue: number;
  override: ValueOverride | null;
  onClose: () => void;
  /** `isProposal`: takes effect once a second person confirms it. */
  onSubmit: (override: ValueOverride, isProposal: boolean) => void;
}

/** Overrides the model's value, with a reason, within the organisation's limits. */
export function OverrideDialog(props: OverrideDialogProps) {
  const { modelValue, shownModelValue, override, onClose, onSubmit } = props;
  const t = useTexts();
  const f = useFormats();
  const policy = useQuery(overridePolicyQuery());
  const [value, setValue] = useState(String(override?.value ?? ''));
  const [reason, setReason] = useState(override?.reason ?? '');
  const [tried, setTried] = useState(false);
  const check = policy.data ? checkOverride({ value, reason }, modelValue, policy.data) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!check?.reasonFits || check.amount === 'nothing' || check.amount === 'beyond') return;
    onSubmit({ value: Number(value), reason: reason.trim() }, check.amount === 'together');
  };

  const amountError = (made: OverrideCheck): string | null => {
    const { together = 0 } = policy.data ?? {};
    if (made.amount === 'beyond')
      return t('appraisal.beyondLimit', { percent: f.percent(made.deviation), limit: f.percent(together) });
    const { low, high } = reachOf(modelValue, together);
    return tried && made.amount === 'nothing'
      ? t('appraisal.numberBetween', { from: f.number(low), to: f.number(high) })
      : null;
  };

  const reasonText =
    check && policy.data
      ? t('appraisal.reasonLength', { least: policy.data.leastReason, count: check.reasonLength })
      : '';
  const deviationText = ({ amount, deviation }: OverrideCheck): string => {
    const percent = f.percent(deviation);
    if (amount === 'alone') return t('appraisal.deviates', { percent });
    return amount === 'together' ? t('appraisal.waitsForColleague', { percent }) : '';
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
          <Button type="submit" form="override" variant="solid" disabled={!check}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id="override" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text fontSize="sm" color="muted">
            {t('appraisal.overrideIntro')} {t('appraisal.modelSays', { amount: f.money(shownModelValue) })}.
          </Text>
          {policy.isError ? (
            <QueryError error={policy.error} onRetry={() => void policy.refetch()} />
          ) : policy.data ? (
            <Limits modelValue={modelValue} {...policy.data} />
          ) : (
            <Skeleton height="2.5rem" />
          )}
          <Field
            label={t('appraisal.overrideValue')}
            hint={check ? deviationText(check) : ''}
            error={check ? amountError(check) : null}
          >
            <Input inputMode="decimal" value={value} onChange={event => setValue(event.target.value)} />
          </Field>
          <Field
            label={t('appraisal.overrideReason')}
            hint={reasonText}
            error={
              tried && check && !check.reasonFits
                ? check.reasonLength > 0
                  ? reasonText
                  : t('appraisal.reasonNeeded')
                : null
            }
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

/** The limits for one person, and with a second person. */
function Limits({ modelValue, alone, together }: { modelValue: number; alone: number; together: number }) {
  const t = useTexts();
  const f = useFormats();
  const within = (fraction: number) => {
    const { low, high } = reachOf(modelValue, fraction);
    return { low: f.money(low), high: f.money(high), percent: f.percent(fraction) };
  };
  return (
    <Text fontSize="sm">
      {t('appraisal.limitAlone', within(alone))}{' '}
      {together > alone ? t('appraisal.limitTogether', within(together)) : t('appraisal.limitNone')}
    </Text>
  );
}
