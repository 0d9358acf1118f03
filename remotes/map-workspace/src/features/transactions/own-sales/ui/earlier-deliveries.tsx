import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { EarlierImports } from '@kavel/table-import';
import { deliveriesQuery, renewTransactions, undoDelivery } from '../api/own-sales';
import { useTexts } from '../i18n';

export interface EarlierDeliveriesProps {
  /** A delivery was undone, and all transactions were reloaded. */
  onUndone: () => void;
}

/** Deliveries of the organisation with a button to undo each. */
export function EarlierDeliveries({ onUndone }: EarlierDeliveriesProps) {
  const t = useTexts();
  const { number } = useFormats();
  const client = useQueryClient();
  const { data: imports = [] } = useQuery(deliveriesQuery());
  const undo = useMutation({
    mutationFn: undoDelivery,
    onSuccess: async ({ name }) => {
      bus.publish('toast', { tone: 'success', title: t('undone', { name }) });
      await renewTransactions(client);
      onUndone();
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
