import { Box, Card, chakra, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Select } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';
import { type ColumnRole, columnRoles, withRole } from '../model/columns';
import type { ListSummary } from '../model/list-book';

const Table = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { px: '2', py: '1.5', textAlign: 'start', minWidth: '8rem', maxWidth: '16rem' },
    '& td': {
      borderTopWidth: '1px',
      borderColor: 'line',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});

export interface ColumnMappingProps {
  list: ListSummary;
  roles: readonly ColumnRole[];
  onChange: (roles: readonly ColumnRole[]) => void;
}

/** The first rows under what each column is taken for, to be corrected. */
export function ColumnMapping({ list, roles, onChange }: ColumnMappingProps) {
  const t = useTexts();
  const nameOf = (index: number) => list.heading?.[index] || t('upload.column', { number: index + 1 });
  return (
    <Card p="4">
      <Stack gap="3">
        <SectionTitle>{t('upload.columns')}</SectionTitle>
        <Text fontSize="sm" color="muted">
          {t('upload.columnsHint')}
        </Text>
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('upload.columns')}>
          <Table>
            <thead>
              <tr>
                {roles.map((role, index) => (
                  <th key={index} scope="col">
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
                      </Select>
                    </Stack>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.sample.map(row => (
                <tr key={row.line}>
                  {roles.map((_, index) => (
                    <td key={index}>{row.cells[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      </Stack>
    </Card>
  );
}
