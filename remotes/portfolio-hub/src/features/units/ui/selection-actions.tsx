import type { Transfer, TransferMode } from '@kavel/contracts/units';
import { useState } from 'react';
import { toastError } from '../../../common/toast';
import { useHubTexts } from '../../../i18n/hub';
import { NewValuation } from '../../portfolio-valuations';
import type { PortfolioTable } from '../api/hub-queries';
import { useUnitCalls } from '../api/unit-calls';
import type { UnitUpdate } from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import { BulkEditDialog } from './bulk-edit-dialog';
import { SelectionBar } from './selection-bar';
import { TransferDialog } from './transfer-dialog';
import type { OfferUndo } from './use-undo';

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
  const [asking, setAsking] = useState<'edit' | 'value' | TransferMode | null>(null);
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
        onTransfer={setAsking}
        onRemove={() => void remove()}
        onClear={onClear}
      />
      {asking === 'edit' ? (
        <BulkEditDialog count={count} onClose={close} onSave={update => onSave(chosen, update)} />
      ) : asking === 'value' ? (
        <NewValuation portfolio={portfolio} unitIds={unitIds} onClose={close} />
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
