import { ApiError } from '@kavel/api-client';
import type { PictureProblem, StoredPicture } from '@kavel/contracts/content';
import { useMutation } from '@kavel/query';
import { Box, Button, ErrorText, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { addPicture } from '../api/editor-queries';
import { useEditorTexts } from '../i18n';
import { base64Of, type DrawnPicture, drawPicture } from './draw-picture';
import { useEditorError } from './use-editor-error';

export interface PictureDialogProps {
  /** What was dropped or pasted; null: it is chosen here. */
  file: File | null;
  onClose: () => void;
  onInsert: (picture: StoredPicture, description: string) => void;
}

/** Chooses a picture and says what it shows, which it cannot be inserted without. */
export function PictureDialog({ file, onClose, onInsert }: PictureDialogProps) {
  const t = useEditorTexts();
  const formId = useId();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<DrawnPicture | PictureProblem | null>(null);
  const [description, setDescription] = useState('');
  const [checked, setChecked] = useState(false);
  const picture = typeof chosen === 'object' ? chosen : null;
  const described = description.trim() !== '';
  useEffect(() => {
    if (file !== null) void drawPicture(file).then(setChosen);
  }, [file]);

  const adding = useMutation({
    mutationFn: ({ name, data }: DrawnPicture) => addPicture(name.slice(-200), base64Of(data)),
    onSuccess: stored => onInsert(stored, description),
  });
  const problem = typeof chosen === 'string' ? chosen : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (picture !== null && described && !adding.isPending) adding.mutate(picture);
  };
  const take = async (next: File | undefined) => {
    if (next === undefined) return;
    adding.reset();
    setChosen(await drawPicture(next));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('picture.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={adding.isPending}>
            {t(adding.isPending ? 'picture.busy' : 'picture.insert')}
          </Button>
        </>
      }
    >
      <Stack asChild gap="3">
        <form id={formId} onSubmit={submit} noValidate>
          {picture ? <Preview {...picture} /> : null}
          <Button justifySelf="start" aria-describedby={helpId} onClick={() => input.current?.click()}>
            {t(picture ? 'picture.replace' : 'picture.choose')}
          </Button>
          <Text id={helpId} fontSize="xs" color="muted">
            {t('picture.hint')}
          </Text>
          <input
            ref={input}
            hidden
            type="file"
            accept="image/*"
            aria-label={t('picture.choose')}
            onChange={event => {
              void take(event.target.files?.[0]);
              // The same file can be chosen again after it was corrected.
              event.target.value = '';
            }}
          />
          {problem ? <ErrorText>{t(`picture.problems.${problem}`)}</ErrorText> : null}
          {checked && chosen === null ? <ErrorText>{t('picture.fileMissing')}</ErrorText> : null}
          <Field
            label={t('picture.alt')}
            hint={t('picture.altHint')}
            error={checked && !described ? t('picture.altMissing') : null}
          >
            <Input
              value={description}
              maxLength={200}
              onChange={event => setDescription(event.target.value)}
            />
          </Field>
          {adding.error ? <Refused error={adding.error} /> : null}
        </form>
      </Stack>
    </Dialog>
  );
}

function Preview({ data, width, height }: DrawnPicture) {
  const t = useEditorTexts();
  return (
    <Box asChild maxWidth="full" maxHeight="14rem" justifySelf="start" borderRadius="md">
      <img src={data} alt={t('picture.preview', { width, height })} />
    </Box>
  );
}

function Refused({ error }: { error: unknown }) {
  const t = useEditorTexts();
  const errorText = useEditorError();
  const details = error instanceof ApiError ? error.details : undefined;
  const { problem } = (details ?? {}) as { problem?: PictureProblem };
  return <Notice tone="error">{problem ? t(`picture.problems.${problem}`) : errorText(error)}</Notice>;
}
