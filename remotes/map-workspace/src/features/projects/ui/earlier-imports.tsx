import type { ProjectImport } from '@kavel/contracts/projects';
import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery } from '@kavel/query';
import { Box, Button, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Undo2 } from '@kavel/ui/icons';
import { undoImport } from '../api/project-imports';
import { projectQueries } from '../api/project-queries';
import { useProjectCalls } from '../api/use-project-calls';
import { useProjectWords } from './use-project-words';

/** Imports that were made, each to be undone as a whole. */
export function EarlierImports() {
  const { t, number } = useProjectWords();
  const { date } = useFormats();
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
  if (imports.length === 0) return null;
  const told = ({ madeBy, createdAt, counts }: ProjectImport) =>
    [
      t('import.madeBy', { name: madeBy, date: date(createdAt) }),
      `${number(counts.created)} ${t('import.outcomes.created')}`,
      `${number(counts.updated)} ${t('import.outcomes.updated')}`,
    ].join(' · ');
  return (
    <Stack gap="2">
      <SectionTitle>{t('import.earlier')}</SectionTitle>
      <Box as="ul" listStyleType="none">
        {imports.map(one => (
          <Flex
            as="li"
            key={one.id}
            gap="3"
            alignItems="center"
            py="2"
            borderBottomWidth="1px"
            borderColor="line"
          >
            <Box flex="1" minWidth="0">
              <Text overflowWrap="anywhere">{one.name}</Text>
              <Text fontSize="sm" color="muted">
                {told(one)}
              </Text>
            </Box>
            {one.undoneAt ? (
              <Text fontSize="sm" color="muted">
                {t('import.undone')}
              </Text>
            ) : (
              <Button
                aria-label={t('import.undoOf', { name: one.name })}
                disabled={undo.isPending}
                onClick={() => undo.mutate(one)}
              >
                <Undo2 aria-hidden />
                {t('import.undo')}
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </Stack>
  );
}
