import { Box, DescriptionList, Grid, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Field as FormField, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import { type ColumnChoice, unusedColumns } from '../model/column-choice';

export interface ColumnFieldsProps<Field extends string> {
  heading: readonly string[];
  /** With the labels of the fields, in the order in which they are shown. */
  fields: readonly { field: Field; label: string }[];
  /** Fields that are always in view: the others are told in a line, and chosen below "more columns". */
  leading: readonly Field[];
  choice: ColumnChoice<Field>;
  onChange: (choice: ColumnChoice<Field>) => void;
}

/** For each field the column of the file that it is read from. */
export function ColumnFields<Field extends string>(props: ColumnFieldsProps<Field>) {
  const { heading, fields, leading, choice } = props;
  const t = useTexts();
  const others = fields.filter(({ field }) => !leading.includes(field));
  const unused = unusedColumns(heading, choice);
  const recognised = others.flatMap(({ field, label }) => {
    const column = choice[field];
    return column === undefined ? [] : [{ key: field, term: label, value: nameOf(heading, column) }];
  });
  return (
    <Stack gap="3">
      <SectionTitle>{t('columns')}</SectionTitle>
      <Selects {...props} fields={fields.filter(({ field }) => leading.includes(field))} />
      {recognised.length > 0 ? (
        <Stack gap="1" as="section" aria-label={t('recognised')}>
          <Text fontSize="sm">{t('recognised')}</Text>
          <DescriptionList look="inline" items={recognised} />
        </Stack>
      ) : null}
      {unused.length > 0 ? (
        <Text fontSize="xs" color="muted" overflowWrap="anywhere">
          {t('unused', { names: unused.join(', ') })}
        </Text>
      ) : null}
      {others.length > 0 ? (
        <details>
          <Box as="summary" py="2" fontSize="sm" fontWeight="medium" cursor="pointer">
            {t('moreColumns')}
          </Box>
          <Box pt="2">
            <Selects {...props} fields={others} />
          </Box>
        </details>
      ) : null}
    </Stack>
  );
}

function Selects<Field extends string>({ heading, fields, choice, onChange }: ColumnFieldsProps<Field>) {
  const t = useTexts();
  const choose = (field: Field, column: string) => {
    const { [field]: _, ...others } = choice;
    onChange({ ...others, ...(column === '' ? {} : { [field]: Number(column) }) } as ColumnChoice<Field>);
  };
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="3">
      {fields.map(({ field, label }) => (
        <FormField key={field} label={label}>
          <Select value={choice[field] ?? ''} onChange={event => choose(field, event.target.value)}>
            <option value="">{t('notUsed')}</option>
            {heading.map((_, column) => (
              <option key={column} value={column}>
                {nameOf(heading, column)}
              </option>
            ))}
          </Select>
        </FormField>
      ))}
    </Grid>
  );
}

function nameOf(heading: readonly string[], column: number): string {
  return heading[column] || String(column + 1);
}
