import { energyLabels } from '@kavel/contracts';
import { Grid, Notice, Stack } from '@kavel/ui/core';
import { DateInput, Field, Input, Select } from '@kavel/ui/forms';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { type FormProblems, type UnitField, type UnitForm, unitFields } from '../model/unit-form';

export interface UnitControlProps {
  field: UnitField;
  label: string;
  text: string;
  problem: string | null;
  disabled?: boolean;
  onChange: (text: string) => void;
}

const dates: readonly UnitField[] = ['leaseEnd', 'leaseBreak'];

/** Input for one fact, with its validation error. */
export function UnitControl({ field, label, text, problem, disabled, onChange }: UnitControlProps) {
  const t = useTexts();
  const common = { value: text, disabled };
  return (
    <Field label={label} error={problem}>
      {field === 'energielabel' ? (
        <Select {...common} onChange={event => onChange(event.target.value)}>
          <option value="">{t('fields.noLabel')}</option>
          {energyLabels.map(energyLabel => (
            <option key={energyLabel}>{energyLabel}</option>
          ))}
        </Select>
      ) : dates.includes(field) ? (
        <DateInput {...common} unreadable="kept" onChange={onChange} />
      ) : (
        <Input {...common} inputMode="decimal" onChange={event => onChange(event.target.value)} />
      )}
    </Field>
  );
}

export interface UnitFieldsProps {
  form: UnitForm;
  onChange: (changed: Partial<UnitForm>) => void;
  problems: FormProblems;
  failure: unknown;
  disabled: boolean;
}

/** Inputs for a unit's facts, each with its own validation error. */
export function UnitFields({ form, onChange, problems, failure, disabled }: UnitFieldsProps) {
  const t = useTexts();
  return (
    <Stack gap="4">
      {failure ? <Notice tone="error">{t(`errors.${errorKey(failure)}`)}</Notice> : null}
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="start">
        {unitFields.map(field => {
          const problem = problems[field];
          return (
            <UnitControl
              key={field}
              field={field}
              label={t(`fields.${field}`)}
              text={form[field]}
              problem={problem ? t(`problems.${problem}`) : null}
              disabled={disabled}
              onChange={text => onChange({ [field]: text })}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
