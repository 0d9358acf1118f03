import type { OwnTemplate, OwnTemplateBody } from '@kavel/contracts/reports';
import { bus } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import {
  createTemplate,
  deleteTemplate,
  restoreTemplate,
  saveTemplate,
  templatesQuery,
} from '../api/template-calls';
import { useTexts } from '../i18n';
import { useFailureText } from './use-failure-text';

/** Milliseconds: long enough to read and to decide. */
const undoMs = 10_000;

/** Changes of the organisation's templates; a deletion can be undone for a while. */
export function useTemplates() {
  const t = useTexts();
  const textOf = useFailureText();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: templatesQuery.queryKey });
  const failed = (error: unknown) => bus.publish('toast', { tone: 'error', title: textOf(error) });

  async function restore(id: string) {
    try {
      await restoreTemplate(id);
    } catch (error) {
      failed(error);
    }
    await refresh();
  }

  return {
    /** Throws what the call throws. */
    async save(stored: OwnTemplate | null, body: OwnTemplateBody): Promise<OwnTemplate> {
      const saved = stored ? await saveTemplate(stored, body) : await createTemplate(body);
      await refresh();
      bus.publish('toast', { tone: 'success', title: t('templates.saved') });
      return saved;
    },
    async remove({ id, name }: OwnTemplate): Promise<void> {
      try {
        await deleteTemplate(id);
      } catch (error) {
        failed(error);
        return;
      }
      await refresh();
      bus.publish('toast', {
        tone: 'success',
        title: t('templates.removed', { name }),
        duration: undoMs,
        action: {
          label: t('templates.undo'),
          altText: t('templates.undoAlt', { name }),
          onAction: () => void restore(id),
        },
      });
    },
  };
}
