import type { Transfer, TransferMode } from '@kavel/contracts/units';
import { useState } from 'react';
import { lateDialog } from '../../../common/late';
import { toastError } from '../../../common/toast';
import { useHubTexts } from '../../../i18n/hub';
import { NewValuation } from '../../portfolio-valuations';
import type { PortfolioTable } from '../api/hub-queries';
import { useOwnCalls } from '../api/own-calls';
import { useUnitCalls } from '../api/unit-calls';
import type { UnitUpdate } from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import { SelectionBar } from './selection-bar';
import type { OfferUndo } from './use-undo';

const BulkEditDialog = lateDialog(async () => (await import('./bulk-edit-dialog')).BulkEditDialog);
const TagDialog = lateDialog(async () => (await import('./tag-dialog')).TagDialog);
const TransferDialog = lateDialog(async () => (await import('./transfer-dialog')).TransferDialog);

export interface SelectionActionsProps {
  portfolio: PortfolioTable;
  chosen: readonly UnitRow[];
  offerUndo: OfferUndo;
  /** Rejects with the reason. */
  onSave: (rows: readonly UnitRow[], update: UnitUpdate) => Promise<void>;
  onClear: () => void;
}

/** What can be done with the ticked units, each in one call and with undo. */
export function SelectionActions({ portfolio, chosen, offerUndo, onSave, onClear }: SelectionActionsProps) {
  const hub = useHubTexts();
  const calls = useUnitCalls(portfolio.id);
  const own = useOwnCalls(portfolio.id);
  const [asking, setAsking] = useState<'edit' | 'value' | 'tag' | TransferMode | null>(null);
  const close = () => setAsking(null);
  const count = chosen.length;
  const unitIds = chosen.map(({ id }) => id);

  const remove = async () => {
    try {
      const restore = await calls.removeMany(chosen);
      onClear();
      offerUndo(hub('bulk.removed', { count }), hub('bulk.removedUndoHow'), () => {
        restore().catch((error: unknown) => toastError(hub('bulk.restoreFailed'), error));
      });
    } catch (error) {
      toastError(hub('bulk.removeFailed'), error);
    }
  };

  /** Undo gives each unit back what it had. */
  const tag = async (add: string[], remove: string[]) => {
    await own.tag(unitIds, add, remove);
    const had = (id: string, wanted: boolean) =>
      chosen.filter(row => row.tags.some(one => one.id === id) === wanted).map(row => row.id);
    const back = [
      ...add.map(id => ({ units: had(id, false), add: [] as string[], remove: [id] })),
      ...remove.map(id => ({ units: had(id, true), add: [id], remove: [] as string[] })),
    ].filter(({ units }) => units.length > 0);
    offerUndo(hub('tags.done', { count }), hub('tags.undoHow'), () => {
      Promise.all(back.map(one => own.tag(one.units, one.add, one.remove))).catch((error: unknown) =>
        toastError(hub('edit.undoFailed'), error),
      );
    });
  };

  const offerBack = (transfer: Transfer, name: string) => {
    if (transfer.mode === 'move') onClear();
    const title = hub(`transfer.done.${transfer.mode}`, { count: transfer.units.length, name });
    offerUndo(title, hub('transfer.undoHow'), () => {
      calls.undoTransfer(transfer).catch((error: unknown) => toastError(hub('transfer.undoFailed'), error));
    });
  };

  return (
    <>
      <SelectionBar
        count={count}
        onEdit={() => setAsking('edit')}
        onValue={() => setAsking('value')}
        onTag={() => setAsking('tag')}
        onTransfer={setAsking}
        onRemove={() => void remove()}
        onClear={onClear}
      />
      {asking === 'edit' ? (
        <BulkEditDialog count={count} onClose={close} onSave={update => onSave(chosen, update)} />
      ) : asking === 'value' ? (
        <NewValuation portfolio={portfolio} unitIds={unitIds} onClose={close} />
      ) : asking === 'tag' ? (
        <TagDialog portfolioId={portfolio.id} chosen={chosen} onClose={close} onSave={tag} />
      ) : asking ? (
        <TransferDialog
          portfolioId={portfolio.id}
          mode={asking}
          unitIds={unitIds}
          onClose={close}
          onDone={offerBack}
        />
      ) : null}
    </>
  );
}
