import { projectColumns } from '@kavel/contracts/projects';
import { Grid, SectionTitle, Stack } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import type { ColumnChoice } from '../model/import-columns';

export interface ImportColumnsProps {
  heading: readonly string[];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}

/** For each field of a project the column of the file that it is read from. */
export function ImportColumns({ heading, choice, onChange }: ImportColumnsProps) {
  const t = useTexts();
  return (
    <Stack gap="2">
      <SectionTitle>{t('import.columns')}</SectionTitle>
      <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="3">
        {projectColumns.map(field => (
          <Field key={field} label={t(`fields.${field}`)}>
            <Select
              value={choice[field] ?? ''}
              onChange={event => {
                const { [field]: _, ...others } = choice;
                const column = event.target.value;
                onChange(column === '' ? others : { ...others, [field]: Number(column) });
              }}
            >
              <option value="">{t('import.notUsed')}</option>
              {heading.map((name, column) => (
                <option key={column} value={column}>
                  {name || column + 1}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </Grid>
    </Stack>
  );
}
