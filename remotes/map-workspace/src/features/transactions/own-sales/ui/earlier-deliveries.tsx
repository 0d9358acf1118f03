import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { EarlierImports } from '../../../../common/table-import';
import { deliveriesQuery, transactionsKey, undoDelivery } from '../api/own-sales';
import { useTexts } from '../i18n';

/** Deliveries of the organisation, each to be undone as a whole. */
export function EarlierDeliveries() {
  const t = useTexts();
  const { number } = useFormats();
  const client = useQueryClient();
  const { data: imports = [] } = useQuery(deliveriesQuery());
  const undo = useMutation({
    mutationFn: undoDelivery,
    onSuccess: async ({ name }) => {
      bus.publish('toast', { tone: 'success', title: t('undone', { name }) });
      await client.invalidateQueries({ queryKey: transactionsKey });
    },
    onError: () => bus.publish('toast', { tone: 'error', title: t('undoFailed') }),
  });
  return (
    <EarlierImports
      imports={imports}
      countsOf={({ counts }) => [t('accepted', { count: counts.accepted, n: number(counts.accepted) })]}
      busy={undo.isPending}
      onUndo={one => undo.mutate(one)}
    />
  );
}
