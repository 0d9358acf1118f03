import { Stack } from '@kavel/ui/core';
import { DateInput, Field, Input } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';

/** Maximum length of the contract. */
export const longestName = 120;

export interface ValuationFields {
  name: string;
  valueDate: string;
}

/** Name and value date; shows validation errors after a submit. */
export function ValuationFormFields({
  fields,
  tried,
  onChange,
}: {
  fields: ValuationFields;
  tried: boolean;
  onChange: (fields: ValuationFields) => void;
}) {
  const t = useTexts();
  return (
    <Stack gap="4">
      <Field label={t('create.name')} error={tried && !fields.name.trim() ? t('create.nameNeeded') : null}>
        <Input
          value={fields.name}
          maxLength={longestName}
          onChange={event => onChange({ ...fields, name: event.target.value })}
        />
      </Field>
      <Field
        label={t('create.valueDate')}
        hint={t('create.valueDateHint')}
        error={tried && !fields.valueDate ? t('create.valueDateNeeded') : null}
      >
        <DateInput value={fields.valueDate} onChange={valueDate => onChange({ ...fields, valueDate })} />
      </Field>
    </Stack>
  );
}

export function isComplete({ name, valueDate }: ValuationFields): boolean {
  return name.trim() !== '' && valueDate !== '';
}
