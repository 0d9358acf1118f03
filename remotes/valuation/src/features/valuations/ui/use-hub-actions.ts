import { currentValuation, valuationQueries } from '@kavel/api-client';
import type { ValuationListItem } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { errorText } from '../../../common/error-text';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { deleteValuation, restoreValuation } from '../api/valuation-calls';

/** Actions on a valuation in the list; each reports its result in a toast. */
export function useHubActions() {
  const t = useTexts();
  const client = useQueryClient();

  const refresh = (id: string) => {
    void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
    void client.invalidateQueries({ queryKey: valuationQueries.one(id) });
    announceChange(id);
  };
  const onError = (error: unknown) =>
    bus.publish('toast', { tone: 'error', title: t('errors.title'), description: errorText(error, t) });

  const restore = useMutation({
    mutationFn: ({ id }: ValuationListItem) => restoreValuation(id),
    onSuccess: (_, { id, name }) => {
      refresh(id);
      bus.publish('toast', { tone: 'success', title: t('hub.restored', { name }) });
    },
    onError,
  });

  const remove = useMutation({
    mutationFn: ({ id }: ValuationListItem) => deleteValuation(id),
    onSuccess: (_, valuation) => {
      currentValuation.forget(valuation.id);
      refresh(valuation.id);
      bus.publish('toast', {
        tone: 'info',
        title: t('hub.deleted', { name: valuation.name }),
        duration: 10_000,
        action: {
          label: t('common.undo'),
          altText: t('hub.undoAlt'),
          onAction: () => restore.mutate(valuation),
        },
      });
    },
    onError,
  });

  return { refresh, remove: remove.mutate };
}
