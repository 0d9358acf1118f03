import { Box, Flex, Stack, Text, TextButton } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import type { Subject } from '../model/choice';

export interface SubjectListProps {
  subjects: readonly Subject[];
  /** Ids of those without a document. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** All subjects, each of which can be left out. */
export function SubjectList({ subjects, left, onChange }: SubjectListProps) {
  const t = useTexts();
  const toggle = (id: string, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <Stack gap="1" role="group" aria-label={t('subjects')}>
      <Flex gap="3" alignItems="center" justifyContent="space-between">
        <Text fontSize="sm" fontWeight="medium">
          {t('subjects')}
        </Text>
        <Flex gap="3">
          <TextButton onClick={() => onChange(new Set())}>{t('all')}</TextButton>
          <TextButton onClick={() => onChange(new Set(subjects.map(({ id }) => id)))}>{t('none')}</TextButton>
        </Flex>
      </Flex>
      <Box
        maxHeight="18rem"
        overflowY="auto"
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
        px="4"
        py="2"
      >
        {subjects.length === 0 ? <Text fontSize="sm">{t('empty')}</Text> : null}
        {subjects.map(({ id, name }) => (
          <Box key={id}>
            <Checkbox label={name} checked={!left.has(id)} onChange={on => toggle(id, on)} />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
