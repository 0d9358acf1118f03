import type { AddressSuggestion } from '@kavel/contracts';
import { useState } from 'react';
import { type ErrorKey, errorKey } from '../../../common/error-key';
import { toastError, toastProblem, toastSuccess } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useUnitCalls } from '../api/unit-calls';
import type { UnitRow } from '../model/unit-row';
import type { OfferUndo } from './use-undo';

/** Why an address was not added. */
export interface AddProblem {
  address: string;
  reason: ErrorKey;
}

export interface AddAddressOptions {
  portfolioId: string;
  rows: readonly UnitRow[];
  /** Called with an address that was added, or was already present. */
  onPresent: (objectId: string) => void;
  offerUndo: OfferUndo;
}

/** Adds a selected address optimistically, and rolls back when the service refuses. */
export function useAddAddress({ portfolioId, rows, onPresent, offerUndo }: AddAddressOptions) {
  const t = useTexts();
  const calls = useUnitCalls(portfolioId);
  const [adding, setAdding] = useState<readonly AddressSuggestion[]>([]);
  const [problem, setProblem] = useState<AddProblem | null>(null);

  const offerRemoval = (row: UnitRow, address: string) =>
    offerUndo(t('units.added', { address }), t('units.addedUndoHow'), () => {
      calls.remove(row).catch((error: unknown) => toastError(t('units.removeFailed', { address }), error));
    });

  const add = async (suggestion: AddressSuggestion) => {
    const { objectId, address } = suggestion;
    setProblem(null);
    if ([...rows, ...adding].some(present => present.objectId === objectId)) {
      setProblem({ address, reason: 'alreadyInPortfolio' });
      onPresent(objectId);
      return;
    }
    setAdding(now => [...now, suggestion]);
    try {
      offerRemoval(await calls.add(objectId), address);
      onPresent(objectId);
    } catch (error) {
      const reason = errorKey(error);
      setProblem({ address, reason: reason === 'notFound' ? 'addressNotFound' : reason });
    } finally {
      setAdding(now => now.filter(pending => pending.objectId !== objectId));
    }
  };

  const addLines = async (lines: readonly string[]) => {
    setProblem(null);
    try {
      const { added, lines: outcomes } = await calls.addBatch(lines);
      const left = outcomes.filter(({ outcome }) => outcome !== 'added');
      toastSuccess(t('units.batchAdded', { count: added }));
      if (left.length > 0) {
        toastProblem(t('units.batchLeft', { count: left.length }), left.map(({ text }) => text).join('; '));
      }
    } catch (error) {
      toastError(t('units.batchFailed'), error);
    }
  };

  return { adding, add, addLines, problem, clearProblem: () => setProblem(null) };
}
