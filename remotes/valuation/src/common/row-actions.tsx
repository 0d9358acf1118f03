import { Button } from '@kavel/ui/core';
import { Pencil, Trash2 } from '@kavel/ui/icons';

interface RowActionsProps {
  /** Names of the actions, each with that of its row. */
  labels: { edit: string; remove: string };
  /** While another removal is under way. */
  removing?: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Buttons of a table row that can be changed and removed. */
export function RowActions({ labels, removing = false, onEdit, onRemove }: RowActionsProps) {
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={labels.edit} onClick={onEdit}>
        <Pencil aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" disabled={removing} aria-label={labels.remove} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </>
  );
}
