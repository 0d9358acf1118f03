import { energyLabels } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Grid, Notice, Stack } from '@kavel/ui/core';
import { DateInput, Field, Input, Select } from '@kavel/ui/forms';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { hubQueries } from '../api/hub-queries';
import { sourceOf } from '../model/field-source';
import { type FormProblems, type UnitField, type UnitForm, unitFields } from '../model/unit-form';

export interface UnitControlProps {
  field: UnitField;
  label: string;
  text: string;
  problem: string | null;
  /** Where the saved value comes from. */
  source?: string;
  disabled?: boolean;
  onChange: (text: string) => void;
}

const dates: readonly UnitField[] = ['leaseEnd', 'leaseBreak'];

/** Input for one fact, with its source and validation error. */
export function UnitControl({ field, label, text, problem, source, disabled, onChange }: UnitControlProps) {
  const t = useTexts();
  const common = { value: text, disabled };
  return (
    <Field label={label} hint={source} error={problem}>
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
  unitId: string;
  form: UnitForm;
  /** The form as saved, which the sources belong to. */
  saved: UnitForm;
  onChange: (changed: Partial<UnitForm>) => void;
  problems: FormProblems;
  failure: unknown;
  disabled: boolean;
}

/** Inputs for a unit's facts, each with its source and its own validation error. */
export function UnitFields({ unitId, form, saved, onChange, problems, failure, disabled }: UnitFieldsProps) {
  const t = useTexts();
  const sourceText = useSourceText(unitId);
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
              source={sourceText(field, saved[field] !== '')}
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

/** Source and date of each field in words, from the history of the unit. */
function useSourceText(unitId: string) {
  const hub = useHubTexts();
  const format = useFormats();
  const { data: events } = useQuery(hubQueries.history(unitId));
  return (field: UnitField, filled: boolean): string => {
    // The place of the text is kept while the history loads.
    if (events === undefined) return '\u00a0';
    const source = sourceOf(field, filled, events);
    if (source === null) return hub('source.none');
    const date = format.date(source.at);
    if (source.kind !== 'person') return hub(`source.${source.kind}`, { date });
    return source.who ? hub('source.person', { who: source.who, date }) : hub('source.somebody', { date });
  };
}
