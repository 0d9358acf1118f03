import type { Portfolio } from '@kavel/contracts';
import { toastError, toastSuccess, toastWithUndo } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { usePortfolioCalls } from '../api/portfolio-calls';

/** Delete and archive: applied at once, with undo. */
export function useReversibleChanges() {
  const t = useTexts();
  const hub = useHubTexts();
  const calls = usePortfolioCalls();

  const restore = ({ id, name }: Portfolio) =>
    calls
      .restore(id)
      .then(() => toastSuccess(t('landing.restored', { name })))
      .catch((error: unknown) => toastError(t('landing.restoreFailed', { name }), error));

  const remove = (portfolio: Portfolio) => {
    const { id, name } = portfolio;
    calls
      .remove(id)
      .then(() =>
        toastWithUndo(t('landing.deleted', { name }), t('landing.undoHow'), () => {
          void restore(portfolio);
        }),
      )
      .catch((error: unknown) => toastError(t('landing.deleteFailed', { name }), error));
  };

  const archive = ({ id, name, archivedAt }: Portfolio) => {
    const move = (archived: boolean) =>
      calls.archive(id, archived).catch((error: unknown) => {
        toastError(hub('portfolios.archiveFailed', { name }), error);
        throw error;
      });
    const archived = archivedAt === null;
    move(archived).then(
      () =>
        toastWithUndo(
          hub(archived ? 'portfolios.archived' : 'portfolios.unarchived', { name }),
          hub('portfolios.archiveUndoHow'),
          () => {
            move(!archived).catch(() => undefined);
          },
        ),
      () => undefined,
    );
  };

  return { remove, archive };
}
