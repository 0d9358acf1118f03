import { Grid, SectionTitle, Stack } from '@kavel/ui/core';
import { Field as FormField, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import type { ColumnChoice } from '../model/column-choice';

export interface ColumnFieldsProps<Field extends string> {
  heading: readonly string[];
  /** With the labels of the fields, in the order in which they are shown. */
  fields: readonly { field: Field; label: string }[];
  choice: ColumnChoice<Field>;
  onChange: (choice: ColumnChoice<Field>) => void;
}

/** For each field the column of the file that it is read from. */
export function ColumnFields<Field extends string>({
  heading,
  fields,
  choice,
  onChange,
}: ColumnFieldsProps<Field>) {
  const t = useTexts();
  const choose = (field: Field, column: string) => {
    const { [field]: _, ...others } = choice;
    onChange({ ...others, ...(column === '' ? {} : { [field]: Number(column) }) } as ColumnChoice<Field>);
  };
  return (
    <Stack gap="2">
      <SectionTitle>{t('columns')}</SectionTitle>
      <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="3">
        {fields.map(({ field, label }) => (
          <FormField key={field} label={label}>
            <Select value={choice[field] ?? ''} onChange={event => choose(field, event.target.value)}>
              <option value="">{t('notUsed')}</option>
              {heading.map((name, column) => (
                <option key={column} value={column}>
                  {name || column + 1}
                </option>
              ))}
            </Select>
          </FormField>
        ))}
      </Grid>
    </Stack>
  );
}
