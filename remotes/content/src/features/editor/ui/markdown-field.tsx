import { articleLimits } from '@kavel/contracts/content';
import { Box, Button, Flex, Grid, Stack, Text } from '@kavel/ui/core';
import { Textarea } from '@kavel/ui/forms';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
import { Markdown } from '../../../common/ui/markdown';
import { useEditorTexts } from '../i18n';
import { type Mark, marks, type Selected, withMark } from '../model/markdown-marks';
import { withPicture } from '../model/picture-text';
import { PictureDialog } from './picture-dialog';

const keys: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

export interface MarkdownFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** Markdown with a toolbar (Ctrl B, I and K too) and pictures, and beside it what readers will see. */
export function MarkdownField({ text, onChange }: MarkdownFieldProps) {
  const t = useEditorTexts();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(text);
  /** `file`: what was dropped or pasted. Null while no picture is inserted. */
  const [inserting, setInserting] = useState<{ file: File | null } | null>(null);
  const change = (changed: (selected: Selected) => Selected) => {
    const element = area.current;
    if (element === null) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const next = changed({ text, start, end });
    onChange(next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };
  const mark = (kind: Mark) => change(selected => withMark(selected, kind));
  const markByKey = (event: KeyboardEvent) => {
    const kind = event.ctrlKey || event.metaKey ? keys[event.key] : undefined;
    if (kind === undefined) return;
    event.preventDefault();
    mark(kind);
  };
  const takePicture = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    const file = [...files].find(({ type }) => type.startsWith('image/'));
    if (file === undefined) return;
    event.preventDefault();
    setInserting({ file });
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
            <Button variant="ghost" onClick={() => setInserting({ file: null })}>
              {t('marks.picture')}
            </Button>
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
          onPaste={event => takePicture(event, event.clipboardData)}
          onDrop={event => takePicture(event, event.dataTransfer)}
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
      {inserting ? (
        <PictureDialog
          file={inserting.file}
          onClose={() => setInserting(null)}
          onInsert={(picture, description) => {
            setInserting(null);
            change(selected => withPicture(selected, picture, description));
          }}
        />
      ) : null}
    </Grid>
  );
}
