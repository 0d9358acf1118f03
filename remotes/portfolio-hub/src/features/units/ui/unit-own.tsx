import type { OwnColumn } from '@kavel/contracts/units';
import { DescriptionList, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { useHubTexts } from '../../../i18n/hub';
import type { UnitRow } from '../model/unit-row';
import type { EditedCell } from './edited-cell';
import { OwnCell, type OwnCellProps } from './own-cell';
import { UnitTableFrame } from './unit-table-frame';

export interface UnitOwnProps extends Pick<OwnCellProps, 'editable' | 'onSave'> {
  row: UnitRow;
  columns: readonly OwnColumn[];
}

/** Tags and own columns of one unit; nothing where there are none. */
export function UnitOwn({ row, columns, editable, onSave }: UnitOwnProps) {
  const hub = useHubTexts();
  const [edited, setEdited] = useState<EditedCell | null>(null);
  if (columns.length === 0 && row.tags.length === 0) return null;
  return (
    <Stack gap="2">
      <SectionTitle>{hub('own.ofUnit')}</SectionTitle>
      {row.tags.length > 0 ? (
        <Flex gap="1" wrap="wrap">
          {row.tags.map(tag => (
            <Text key={tag.id} px="1.5" borderWidth="1px" borderColor="line" borderRadius="sm" fontSize="xs">
              {tag.name}
            </Text>
          ))}
        </Flex>
      ) : null}
      {columns.length > 0 ? (
        <UnitTableFrame>
          <DescriptionList
            look="ruled"
            items={columns.map(column => ({
              term: column.name,
              value: (
                <OwnCell
                  row={row}
                  column={column}
                  editable={editable}
                  editing={edited?.field === column.id}
                  onEdit={setEdited}
                  onSave={onSave}
                />
              ),
            }))}
          />
        </UnitTableFrame>
      ) : null}
    </Stack>
  );
}
