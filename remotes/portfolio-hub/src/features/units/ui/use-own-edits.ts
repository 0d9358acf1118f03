import type { OwnColumn } from '@kavel/contracts/units';
import { useLanguage } from '@kavel/i18n';
import { toastError, toastProblem } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { useOwnCalls } from '../api/own-calls';
import { parseOwnValue } from '../model/own-value';
import type { UnitRow } from '../model/unit-row';
import type { OfferUndo } from './use-undo';

/** Saves a value typed in an own column, with undo. Resolves to whether it was saved. */
export function useOwnEdits(portfolioId: string, offerUndo: OfferUndo) {
  const t = useTexts();
  const hub = useHubTexts();
  const language = useLanguage();
  const calls = useOwnCalls(portfolioId);
  return async (row: UnitRow, column: OwnColumn, text: string): Promise<boolean> => {
    const parsed = parseOwnValue(column, text, language);
    if ('problem' in parsed) {
      toastProblem(column.name, hub(`own.problems.${parsed.problem}`));
      return false;
    }
    const before = row.own[column.id] ?? null;
    try {
      await calls.setValue(row, column.id, parsed.value);
      offerUndo(t('unit.saved', { address: row.address }), hub('edit.undoHow'), () => {
        calls
          .setValue(row, column.id, before)
          .catch((error: unknown) => toastError(hub('edit.undoFailed'), error));
      });
      return true;
    } catch (error) {
      toastError(hub('edit.failed', { address: row.address }), error);
      return false;
    }
  };
}
