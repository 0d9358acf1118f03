import { toastError, toastWithUndo } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useStartTexts } from '../../../i18n/start';
import { usePortfolioCalls } from '../../portfolios';

/** Deletes an example portfolio at once, with undo. */
export function useThrowAway(): (id: string) => void {
  const t = useTexts();
  const start = useStartTexts();
  const { remove, restore } = usePortfolioCalls();
  const failed = (error: unknown) => toastError(start('portfolios.throwAwayFailed'), error);
  return id => {
    remove(id).then(
      () =>
        toastWithUndo(start('portfolios.thrownAway'), t('landing.undoHow'), () => {
          restore(id).catch(failed);
        }),
      failed,
    );
  };
}
