import { Box, Text, VisuallyHidden } from '@kavel/ui/core';
import { useEditorTexts } from '../i18n';
import { lineDiff } from '../model/line-diff';

const look = {
  same: {},
  removed: { bg: 'redSoft', color: 'red', textDecoration: 'line-through' },
  added: { bg: 'greenSoft', color: 'green' },
} as const;

/** Two texts line by line: removed ones struck through, added ones marked. */
export function Diff({ before, after }: { before: string; after: string }) {
  const t = useEditorTexts();
  const lines = lineDiff(before, after);
  if (lines.every(({ kind }) => kind === 'same')) return <Text color="muted">{t('noDifference')}</Text>;
  return (
    <Box fontFamily="mono" fontSize="xs" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {lines.map(({ kind, text }, index) => (
        <Box key={index} px="1" minHeight="1.25em" {...look[kind]}>
          {kind === 'same' ? null : <VisuallyHidden>{t(kind)}: </VisuallyHidden>}
          {text}
        </Box>
      ))}
    </Box>
  );
}
