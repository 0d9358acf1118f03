import { Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';

export interface ValuationFields {
  name: string;
  valueDate: string;
}

/** Name and value date, with what is wrong once the form was sent. */
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
          maxLength={120}
          onChange={event => onChange({ ...fields, name: event.target.value })}
        />
      </Field>
      <Field
        label={t('create.valueDate')}
        hint={t('create.valueDateHint')}
        error={tried && !fields.valueDate ? t('create.valueDateNeeded') : null}
      >
        <Input
          type="date"
          value={fields.valueDate}
          onChange={event => onChange({ ...fields, valueDate: event.target.value })}
        />
      </Field>
    </Stack>
  );
}

export function isComplete({ name, valueDate }: ValuationFields): boolean {
  return name.trim() !== '' && valueDate !== '';
}
