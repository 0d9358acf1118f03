import { type UnitColumn, unitColumns } from '@kavel/contracts/units';
import { Button, Stack } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { OwnColumnsSection, type OwnColumnsSectionProps } from './own-columns-section';

export interface ColumnsDialogProps {
  columns: readonly UnitColumn[];
  onChange: (columns: readonly UnitColumn[]) => void;
  onClose: () => void;
  own: OwnColumnsSectionProps;
}

/** Dialog for the visible columns; applied at once. */
export function ColumnsDialog({ columns, onChange, onClose, own }: ColumnsDialogProps) {
  const t = useTexts();
  const hub = useHubTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={hub('table.columns')}
      closeLabel={t('common.close')}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Stack gap="1">
        {unitColumns.map(column => (
          <Checkbox
            key={column}
            label={hub(`columns.${column}`)}
            checked={columns.includes(column)}
            onChange={on => onChange(on ? [...columns, column] : columns.filter(other => other !== column))}
          />
        ))}
        <OwnColumnsSection {...own} />
      </Stack>
    </Dialog>
  );
}
