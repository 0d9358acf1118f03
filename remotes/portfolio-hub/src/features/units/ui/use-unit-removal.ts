import { toastError } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useUnitCalls } from '../api/unit-calls';
import type { UnitRow } from '../model/unit-row';
import type { OfferUndo } from './use-undo';

/** Removes a unit at once, with undo. */
export function useUnitRemoval(portfolioId: string, offerUndo: OfferUndo) {
  const t = useTexts();
  const calls = useUnitCalls(portfolioId);

  const bringBack = ({ objectId, address }: UnitRow) =>
    calls.add(objectId).catch((error: unknown) => toastError(t('units.addFailed', { address }), error));

  return async (row: UnitRow) => {
    const { address } = row;
    try {
      await calls.remove(row);
      offerUndo(t('units.removed', { address }), t('units.removedUndoHow'), () => {
        void bringBack(row);
      });
    } catch (error) {
      toastError(t('units.removeFailed', { address }), error);
    }
  };
}
