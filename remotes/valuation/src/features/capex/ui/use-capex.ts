import type { CapexItem, CapexPlan } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { errorText } from '../../../common/error-text';
import { announceChange, useInvalidateComputed } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { capexQuery, saveCapex } from '../api/capex-calls';

/** The planned expenses of a valuation, and their actions; each saves the whole plan. */
export function useCapex(valuationId: string, onSaved: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuationId);
  const plan = useQuery(capexQuery(valuationId));
  const { queryKey } = capexQuery(valuationId);

  const save = useMutation({
    mutationFn: (changed: CapexPlan) => saveCapex(valuationId, changed),
    onSuccess: stored => {
      client.setQueryData(queryKey, stored);
      invalidateComputed();
      announceChange(valuationId);
      onSaved();
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  /** The plan as it is now: an undo comes after other changes. */
  const change = (to: (items: readonly CapexItem[]) => CapexItem[], onSuccess?: () => void) => {
    const now = client.getQueryData<CapexPlan>(queryKey);
    if (now)
      save.mutate(
        { revision: now.revision, items: to(now.items) },
        {
          onSuccess,
          onError: error => {
            if (onSuccess)
              bus.publish('toast', {
                tone: 'error',
                title: t('errors.title'),
                description: errorText(error, t),
              });
          },
        },
      );
  };
  const keep = (item: CapexItem) =>
    change(items =>
      items.some(({ id }) => id === item.id)
        ? items.map(one => (one.id === item.id ? item : one))
        : [...items, item],
    );
  const remove = (item: CapexItem) =>
    change(
      items => items.filter(({ id }) => id !== item.id),
      () =>
        bus.publish('toast', {
          tone: 'info',
          title: t('capex.removed', { name: item.description }),
          duration: 10_000,
          action: { label: t('common.undo'), altText: t('capex.undoAlt'), onAction: () => keep(item) },
        }),
    );
  return { plan, save, keep, remove };
}
