import type { SavedScenario } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { errorText } from '../../../common/error-text';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { deleteScenario, saveScenario, scenariosOf } from '../api/scenario-calls';

/** Saved scenarios of a valuation, and their actions. */
export function useScenarios(valuationId: string, onSaved: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  const list = useQuery(scenariosOf(valuationId));
  const { queryKey } = scenariosOf(valuationId);
  const changed = () => {
    void client.invalidateQueries({ queryKey });
    announceChange(valuationId);
  };

  const save = useMutation({
    mutationFn: (scenario: SavedScenario) => saveScenario(valuationId, scenario),
    onSuccess: stored => {
      client.setQueryData(queryKey, now => {
        const known = now?.some(({ id }) => id === stored.id);
        return known ? now?.map(one => (one.id === stored.id ? stored : one)) : [...(now ?? []), stored];
      });
      changed();
      onSaved();
    },
  });

  const remove = useMutation({
    mutationFn: ({ id }: SavedScenario) => deleteScenario(valuationId, id),
    onSuccess: (_, scenario) => {
      client.setQueryData(queryKey, now => now?.filter(({ id }) => id !== scenario.id));
      changed();
      bus.publish('toast', {
        tone: 'info',
        title: t('whatIf.deleted', { name: scenario.name }),
        duration: 10_000,
        action: {
          label: t('common.undo'),
          altText: t('whatIf.undoAlt'),
          onAction: () => save.mutate(scenario),
        },
      });
    },
    onError: error =>
      bus.publish('toast', { tone: 'error', title: t('errors.title'), description: errorText(error, t) }),
  });

  return { list, save, remove: remove.mutate };
}
