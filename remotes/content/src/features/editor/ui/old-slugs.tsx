import type { EditedArticle } from '@kavel/contracts/content';
import { useMutation } from '@kavel/query';
import { Button, Flex, Notice, PlainList, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { removeOldSlug } from '../api/editor-queries';
import { useEditorTexts } from '../i18n';
import { useEditorError } from './use-editor-error';

export interface OldSlugsProps {
  article: EditedArticle;
  onRemoved: (article: EditedArticle) => void;
}

/** Earlier addresses, which can be taken away after a question. */
export function OldSlugs({ article: { id, oldSlugs }, onRemoved }: OldSlugsProps) {
  const t = useEditorTexts();
  const errorText = useEditorError();
  const [asked, setAsked] = useState<string | null>(null);
  const removing = useMutation({
    mutationFn: (slug: string) => removeOldSlug(id, slug),
    onSuccess: article => {
      setAsked(null);
      onRemoved(article);
    },
  });
  if (oldSlugs.length === 0) return null;
  return (
    <Stack gap="2">
      <SectionTitle>{t('oldSlugs')}</SectionTitle>
      <Text fontSize="sm" color="muted">
        {t('oldSlugsHint')}
      </Text>
      <PlainList>
        {oldSlugs.map(slug => (
          <li key={slug}>
            <Flex gap="2" alignItems="center" justifyContent="space-between" fontSize="sm">
              <span>/news/{slug}</span>
              <Button variant="ghost" aria-label={t('removeSlug', { slug })} onClick={() => setAsked(slug)}>
                {t('remove')}
              </Button>
            </Flex>
          </li>
        ))}
      </PlainList>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('removeSlug', { slug: asked ?? '' })}
        closeLabel={t('close')}
        footer={
          <>
            <Button onClick={() => setAsked(null)}>{t('cancel')}</Button>
            <Button variant="danger" onClick={() => asked && removing.mutate(asked)}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <Text>{t('removeConfirm')}</Text>
        {removing.error ? <Notice tone="error">{errorText(removing.error)}</Notice> : null}
      </Dialog>
    </Stack>
  );
}
