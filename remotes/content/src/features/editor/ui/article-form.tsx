import { ApiError } from '@kavel/api-client';
import type { EditedArticle } from '@kavel/contracts/content';
import { useMutation, useQueryClient } from '@kavel/query';
import { Button, Flex, Grid, Notice, SectionTitle, Stack, Text, TextButton } from '@kavel/ui/core';
import { LeaveGuard } from '@kavel/ui/overlays';
import { type KeyboardEvent, useState } from 'react';
import type { Draft } from '../api/draft-store';
import { createArticle, editorQueries, saveArticle } from '../api/editor-queries';
import { useEditorTexts } from '../i18n';
import { contentProblems } from '../model/content-problems';
import { ArticleFields } from './article-fields';
import { Conflict } from './conflict';
import type { EditorPlaces } from './editor-places';
import { MarkdownField } from './markdown-field';
import { OldSlugs } from './old-slugs';
import { Revisions } from './revisions';
import { StatusPanel } from './status-panel';
import { useDraft } from './use-draft';
import { useEditorError } from './use-editor-error';

const oneColumn = 'minmax(0, 1fr)';
const besideText = { base: oneColumn, xl: 'minmax(0, 3fr) minmax(16rem, 1fr)' };

export interface ArticleFormProps extends EditorPlaces {
  /** What the browser keeps unsaved changes under. */
  draftId: string;
  stored: Draft;
  /** Absent for one that was not saved yet. */
  article?: EditedArticle;
}

/** Writes one article: its fields, its text with a preview, and what becomes of it. */
export function ArticleForm({ draftId, stored, article, onClose, onOpen }: ArticleFormProps) {
  const t = useEditorTexts();
  const errorText = useEditorError();
  const queries = useQueryClient();
  const draft = useDraft(draftId, { revision: stored.revision, content: stored.content });
  const [checked, setChecked] = useState(false);
  const problems = contentProblems(draft.content);

  const taken = (saved: EditedArticle) => {
    draft.take(saved);
    queries.setQueryData(editorQueries.article(saved.id).queryKey, saved);
    void queries.invalidateQueries({ queryKey: editorQueries.all() });
    if (article === undefined) onOpen(saved.id);
  };
  const saving = useMutation({
    mutationFn: (revision: number) =>
      article ? saveArticle(article.id, revision, draft.content) : createArticle(draft.content),
    onSuccess: taken,
  });
  const save = () => {
    setChecked(true);
    if (problems.length === 0 && !saving.isPending) saving.mutate(draft.revision);
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const behind = saving.error instanceof ApiError && saving.error.code === 'revision-behind';

  return (
    <Stack gap="4" onKeyDown={saveByKey}>
      <Flex gap="3" wrap="wrap" alignItems="center">
        <TextButton accent onClick={onClose}>
          ← {t('back')}
        </TextButton>
        <SectionTitle>{draft.content.title || t('new')}</SectionTitle>
        <Text role="status" fontSize="sm" color="muted" ms="auto">
          {draft.changed ? t('unsaved') : article ? t('saved') : ''}
        </Text>
        <Button variant="solid" disabled={saving.isPending || !(draft.changed || !article)} onClick={save}>
          {t('save')}
        </Button>
      </Flex>
      {draft.restored ? (
        <Notice tone="info">
          {t('restored')}{' '}
          <TextButton accent onClick={() => draft.take(stored)}>
            {t('discard')}
          </TextButton>
        </Notice>
      ) : null}
      {behind && article ? (
        <Conflict id={article.id} mine={draft.content} onTheirs={draft.take} onMine={saving.mutate} />
      ) : saving.error ? (
        <Notice tone="error">{errorText(saving.error)}</Notice>
      ) : null}
      <Grid templateColumns={article ? besideText : oneColumn} gap="5">
        <Stack gap="4" minWidth="0">
          <ArticleFields content={draft.content} problems={checked ? problems : []} onChange={draft.change} />
          <MarkdownField text={draft.content.body} onChange={body => draft.change({ body })} />
        </Stack>
        {article ? (
          <Stack gap="5" minWidth="0">
            <StatusPanel
              article={article}
              unsaved={draft.changed}
              onMoved={taken}
              onTranslate={lang => onOpen(`new-${lang}`, article.id)}
            />
            <OldSlugs article={article} onRemoved={taken} />
            <Revisions article={article} content={draft.content} onRestore={draft.change} />
          </Stack>
        ) : null}
      </Grid>
      <LeaveGuard
        active={draft.changed}
        texts={{
          title: t('leave.title'),
          text: t('leave.text'),
          leave: t('leave.leave'),
          stay: t('leave.stay'),
          close: t('leave.close'),
        }}
      />
    </Stack>
  );
}
