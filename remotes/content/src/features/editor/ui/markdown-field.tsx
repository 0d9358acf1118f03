import { articleLimits } from '@kavel/contracts/content';
import { Box, Button, Flex, Grid, Stack, Text } from '@kavel/ui/core';
import { Textarea } from '@kavel/ui/forms';
import { type KeyboardEvent, useDeferredValue, useId, useRef } from 'react';
import { Markdown } from '../../../common/ui/markdown';
import { useEditorTexts } from '../i18n';
import { type Mark, marks, withMark } from '../model/markdown-marks';

const keys: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

export interface MarkdownFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** Markdown with a toolbar (Ctrl B, I and K too), and beside it what readers will see. */
export function MarkdownField({ text, onChange }: MarkdownFieldProps) {
  const t = useEditorTexts();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(text);
  const mark = (kind: Mark) => {
    const element = area.current;
    if (element === null) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const next = withMark({ text, start, end }, kind);
    onChange(next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };
  const markByKey = (event: KeyboardEvent) => {
    const kind = event.ctrlKey || event.metaKey ? keys[event.key] : undefined;
    if (kind === undefined) return;
    event.preventDefault();
    mark(kind);
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
      <Stack gap="1">
        <Flex justifyContent="space-between" alignItems="center" gap="2" wrap="wrap">
          <Text asChild fontSize="sm" fontWeight="medium">
            <label htmlFor={id}>{t('fields.body')}</label>
          </Text>
          <Flex role="group" aria-label={t('toolbar')} gap="1" wrap="wrap">
            {marks.map(kind => (
              <Button key={kind} variant="ghost" onClick={() => mark(kind)}>
                {t(`marks.${kind}`)}
              </Button>
            ))}
          </Flex>
        </Flex>
        <Textarea
          ref={area}
          id={id}
          rows={20}
          fontFamily="mono"
          maxLength={articleLimits.body}
          value={text}
          onChange={event => onChange(event.target.value)}
          onKeyDown={markByKey}
        />
      </Stack>
      <Stack gap="1" minWidth="0">
        <Flex minHeight="control" alignItems="center">
          <Text fontSize="sm" fontWeight="medium">
            {t('preview')}
          </Text>
        </Flex>
        <Box
          role="region"
          aria-label={t('preview')}
          tabIndex={0}
          flex="1"
          maxHeight="32rem"
          overflowY="auto"
          p="3"
          borderWidth="1px"
          borderColor="line"
          borderRadius="md"
        >
          <Markdown text={shown} />
        </Box>
      </Stack>
    </Grid>
  );
}
