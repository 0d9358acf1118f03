import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Undo2 } from '@kavel/ui/icons';
import { useTexts } from '../i18n';

export interface EarlierImport {
  id: string;
  name: string;
  madeBy: string;
  createdAt: string;
  undoneAt: string | null;
}

export interface EarlierImportsProps<Import extends EarlierImport> {
  imports: readonly Import[];
  /** What an import brought: `12 new`. */
  countsOf: (one: Import) => readonly string[];
  busy: boolean;
  onUndo: (one: Import) => void;
}

/** Imports that were made, each to be undone as a whole. */
export function EarlierImports<Import extends EarlierImport>({
  imports,
  countsOf,
  busy,
  onUndo,
}: EarlierImportsProps<Import>) {
  const t = useTexts();
  const { date } = useFormats();
  if (imports.length === 0) return null;
  return (
    <Stack gap="2">
      <SectionTitle>{t('earlier')}</SectionTitle>
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
                {[t('madeBy', { name: one.madeBy, date: date(one.createdAt) }), ...countsOf(one)].join(' · ')}
              </Text>
            </Box>
            {one.undoneAt ? (
              <Text fontSize="sm" color="muted">
                {t('undone')}
              </Text>
            ) : (
              <Button
                aria-label={t('undoOf', { name: one.name })}
                disabled={busy}
                onClick={() => onUndo(one)}
              >
                <Undo2 aria-hidden />
                {t('undo')}
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </Stack>
  );
}
