import { bus } from '@kavel/event-bus';
import { useMutation, useQuery } from '@kavel/query';
import { EarlierImports } from '@kavel/table-import';
import { undoImport } from '../api/project-imports';
import { projectQueries } from '../api/project-queries';
import { useProjectCalls } from '../api/use-project-calls';
import { useProjectWords } from './use-project-words';

/** Earlier imports, which can be undone; projects that were changed since are kept. */
export function EarlierProjectImports() {
  const { t, number } = useProjectWords();
  const { refresh } = useProjectCalls();
  const { data: imports = [] } = useQuery(projectQueries.imports());
  const undo = useMutation({
    mutationFn: undoImport,
    onSuccess: async ({ restored, kept }) => {
      bus.publish('toast', {
        tone: kept.length > 0 ? 'warning' : 'success',
        title: t('import.undoDone', { count: restored, n: number(restored) }),
        ...(kept.length > 0 ? { description: t('import.kept', { keys: kept.join(', ') }) } : {}),
      });
      await refresh();
    },
    onError: () => bus.publish('toast', { tone: 'error', title: t('form.refused') }),
  });
  return (
    <EarlierImports
      imports={imports}
      countsOf={({ counts }) => [
        `${number(counts.created)} ${t('import.outcomes.created')}`,
        `${number(counts.updated)} ${t('import.outcomes.updated')}`,
      ]}
      busy={undo.isPending}
      onUndo={one => undo.mutate(one)}
    />
  );
}
