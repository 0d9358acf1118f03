import {
  type DwellingKind,
  dwellingKinds,
  type JumpLabel,
  jumpValueLimits,
} from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Grid, Stack } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { tidyPrice } from '../../../common/parse-price';
import { useLabelJumpTexts } from '../../../i18n/label-jump';
import { betterThan, improvableLabels, type JumpForm, type JumpProblems, withFrom } from '../model/jump-form';

export interface JumpFieldsProps {
  form: JumpForm;
  problems: JumpProblems;
  onChange: (form: JumpForm) => void;
}

/** The dwelling and the label it might get. */
export function JumpFields({ form, problems, onChange }: JumpFieldsProps) {
  const t = useLabelJumpTexts();
  const format = useFormats();
  const limits = { least: format.money(jumpValueLimits.min), most: format.money(jumpValueLimits.max) };
  const kinds: Record<DwellingKind, string> = {
    unknown: t('dwelling.unknown'),
    apartment: t('dwelling.apartment'),
    terraced: t('dwelling.terraced'),
    corner: t('dwelling.corner'),
    'semi-detached': t('dwelling.semiDetached'),
    detached: t('dwelling.detached'),
  };

  return (
    <Stack gap="4">
      <Field
        label={t('form.value')}
        hint={t('form.valueHint')}
        error={problems.value ? t(`problem.${problems.value}`, limits) : null}
      >
        <Input
          size="lg"
          inputMode="decimal"
          autoComplete="off"
          value={form.value}
          onChange={event => onChange({ ...form, value: event.target.value })}
          onBlur={() => onChange({ ...form, value: tidyPrice(form.value, format.number) })}
        />
      </Field>
      <Grid gridTemplateColumns="1fr 1fr" gap="4">
        <LabelField
          label={t('form.from')}
          labels={improvableLabels}
          value={form.from}
          onPick={from => onChange(withFrom(form, from))}
        />
        <LabelField
          label={t('form.to')}
          labels={betterThan(form.from)}
          value={form.to}
          onPick={to => onChange({ ...form, to })}
        />
      </Grid>
      <Field
        label={t('form.year')}
        hint={t('form.yearHint')}
        error={problems.year ? t('problem.year-range') : null}
      >
        <Input
          size="lg"
          inputMode="numeric"
          autoComplete="off"
          value={form.year}
          onChange={event => onChange({ ...form, year: event.target.value })}
        />
      </Field>
      <Field label={t('form.dwelling')} hint={t('form.dwellingHint')}>
        <Select
          minHeight="10"
          value={form.dwelling}
          onChange={event => {
            const dwelling = dwellingKinds.find(kind => kind === event.target.value);
            if (dwelling) onChange({ ...form, dwelling });
          }}
        >
          {dwellingKinds.map(kind => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
    </Stack>
  );
}

interface LabelFieldProps {
  label: string;
  labels: readonly JumpLabel[];
  value: JumpLabel;
  onPick: (label: JumpLabel) => void;
}

function LabelField({ label, labels, value, onPick }: LabelFieldProps) {
  return (
    <Field label={label}>
      <Select
        minHeight="10"
        value={value}
        onChange={event => {
          const picked = labels.find(one => one === event.target.value);
          if (picked) onPick(picked);
        }}
      >
        {labels.map(one => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </Field>
  );
}
