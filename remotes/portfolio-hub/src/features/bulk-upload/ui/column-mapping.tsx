import type { OwnColumn } from '@kavel/contracts/units';
import { Box, Card, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { PlainTable, Td, Th } from '@kavel/ui/data';
import { Select } from '@kavel/ui/forms';
import { useBulkTexts } from '../../../i18n/bulk';
import { type ColumnRole, columnRoles, ownRole, withRole } from '../model/columns';
import type { ListSummary } from '../model/list-book';

export interface ColumnMappingProps {
  list: ListSummary;
  roles: readonly ColumnRole[];
  /** Own columns of the portfolio. */
  own: readonly OwnColumn[];
  onChange: (roles: readonly ColumnRole[]) => void;
}

/** Preview of the first rows, with the editable role of each column. */
export function ColumnMapping({ list, roles, own, onChange }: ColumnMappingProps) {
  const t = useBulkTexts();
  const nameOf = (index: number) => list.heading?.[index] || t('upload.column', { number: index + 1 });
  return (
    <Card p="4">
      <Stack gap="3">
        <SectionTitle>{t('upload.columns')}</SectionTitle>
        <Text fontSize="sm" color="muted">
          {t('upload.columnsHint')}
        </Text>
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('upload.columns')}>
          <PlainTable width="auto" data-dense>
            <thead>
              <tr>
                {roles.map((role, index) => (
                  <Th key={index} scope="col" minWidth="10rem" maxWidth="16rem">
                    <Stack gap="1">
                      <Text fontWeight="medium" color="muted" fontSize="xs" truncate>
                        {nameOf(index)}
                      </Text>
                      <Select
                        aria-label={t('upload.roleOf', { column: nameOf(index) })}
                        value={role}
                        onChange={event => onChange(withRole(roles, index, event.target.value as ColumnRole))}
                      >
                        {columnRoles.map(choice => (
                          <option key={choice} value={choice}>
                            {t(`roles.${choice}`)}
                          </option>
                        ))}
                        {own.length > 0 ? (
                          <optgroup label={t('ownColumns')}>
                            {own.map(({ id, name }) => (
                              <option key={id} value={ownRole(id)}>
                                {name}
                              </option>
                            ))}
                          </optgroup>
                        ) : null}
                      </Select>
                    </Stack>
                  </Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.sample.map(row => (
                <tr key={row.line}>
                  {roles.map((_, index) => (
                    <Td key={index} maxWidth="16rem" truncate>
                      {row.cells[index]}
                    </Td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Box>
      </Stack>
    </Card>
  );
}
