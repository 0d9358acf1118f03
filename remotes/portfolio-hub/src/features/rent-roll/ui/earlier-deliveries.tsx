import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery } from '@kavel/query';
import { EarlierImports } from '@kavel/table-import';
import { toastError, toastSuccess } from '../../../common/toast';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { rentRollQueries, useRentRollCalls } from '../api/rent-roll-calls';

/** Rent rolls that were imported, with a button to undo each. */
export function EarlierDeliveries({ portfolioId }: { portfolioId: string }) {
  const t = useRentRollTexts();
  const { number } = useFormats();
  const calls = useRentRollCalls(portfolioId);
  const { data: imports = [] } = useQuery(rentRollQueries.deliveries(portfolioId));
  const undo = useMutation({
    mutationFn: ({ id }: { id: string }) => calls.undoDelivery(id),
    onSuccess: ({ name, kept }) => {
      const told = [
        t('import.undone', { name }),
        ...(kept > 0 ? [t('indexation.kept', { count: kept, n: number(kept) })] : []),
      ];
      toastSuccess(told.join('. '));
    },
    onError: error => toastError(t('import.undoFailed'), error),
  });
  return (
    <EarlierImports
      imports={imports}
      countsOf={({ counts }) => {
        const count = counts.new + counts.changed;
        return [t('import.accepted', { count, n: number(count) })];
      }}
      busy={undo.isPending}
      onUndo={one => undo.mutate(one)}
    />
  );
}
