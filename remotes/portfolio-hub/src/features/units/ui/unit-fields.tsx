import { energyLabels } from '@kavel/contracts';
import { Grid, Notice, Stack } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import type { FormProblems, UnitField, UnitForm } from '../model/unit-form';

export interface UnitFieldsProps {
  form: UnitForm;
  onChange: (changed: Partial<UnitForm>) => void;
  problems: FormProblems;
  failure: unknown;
}

/** The controls of a unit's facts, each with its own problem. */
export function UnitFields({ form, onChange, problems, failure }: UnitFieldsProps) {
  const t = useTexts();
  const problemOf = (field: UnitField) => {
    const problem = problems[field];
    return problem ? t(`problems.${problem}`) : null;
  };
  const input = (field: UnitField, kind: 'figure' | 'date') => (
    <Field label={t(`fields.${field}`)} error={problemOf(field)}>
      <Input
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={kind === 'date' ? undefined : 'decimal'}
        value={form[field]}
        onChange={event => onChange({ [field]: event.target.value })}
      />
    </Field>
  );
  return (
    <Stack gap="4">
      {failure ? <Notice tone="error">{t(`errors.${errorKey(failure)}`)}</Notice> : null}
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="start">
        {input('annualRent', 'figure')}
        {input('marketRent', 'figure')}
        {input('leaseEnd', 'date')}
        {input('leaseBreak', 'date')}
        {input('oppervlakte', 'figure')}
        {input('bouwjaar', 'figure')}
        <Field label={t('fields.energielabel')} error={problemOf('energielabel')}>
          <Select
            value={form.energielabel}
            onChange={event => onChange({ energielabel: event.target.value })}
          >
            <option value="">{t('fields.noLabel')}</option>
            {energyLabels.map(label => (
              <option key={label}>{label}</option>
            ))}
          </Select>
        </Field>
        {input('wozValue', 'figure')}
      </Grid>
    </Stack>
  );
}
