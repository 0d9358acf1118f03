import type { ArticleContent, EditedArticle, WholeRevision } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, ListButton, PlainList, SectionTitle, Stack } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { Loaded } from '../../../common/ui/loaded';
import { editorQueries } from '../api/editor-queries';
import { useEditorTexts } from '../i18n';
import { articleText } from '../model/article-text';
import { Diff } from './diff';

export interface RevisionsProps {
  article: EditedArticle;
  /** As it is in the form. */
  content: ArticleContent;
  onRestore: (content: ArticleContent) => void;
}

/** Who changed the article and when; each revision against what is there now. */
export function Revisions({ article, content, onRestore }: RevisionsProps) {
  const t = useEditorTexts();
  const format = useFormats();
  const query = useQuery(editorQueries.revisions(article.id));
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Stack gap="2">
      <SectionTitle>{t('revisions')}</SectionTitle>
      <Loaded query={query}>
        {revisions => (
          <PlainList rules="between" maxHeight="20rem" overflowY="auto">
            {revisions.map(({ revision, at, userName, status }) => (
              <li key={revision}>
                <ListButton onClick={() => setOpen(revision)}>
                  <span>
                    {format.moment(at)} · {userName}
                  </span>
                  <span>{t(`statuses.${status}`)}</span>
                </ListButton>
              </li>
            ))}
          </PlainList>
        )}
      </Loaded>
      {open === null ? null : (
        <RevisionDialog
          id={article.id}
          revision={open}
          content={content}
          onClose={() => setOpen(null)}
          onRestore={old => {
            onRestore(old.content);
            setOpen(null);
          }}
        />
      )}
    </Stack>
  );
}

interface RevisionDialogProps {
  id: string;
  revision: number;
  content: ArticleContent;
  onClose: () => void;
  onRestore: (revision: WholeRevision) => void;
}

function RevisionDialog({ id, revision, content, onClose, onRestore }: RevisionDialogProps) {
  const t = useEditorTexts();
  const query = useQuery(editorQueries.revision(id, revision));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('differencesWith', { revision })}
      closeLabel={t('close')}
      wide
      footer={query.data ? <Button onClick={() => onRestore(query.data)}>{t('restore')}</Button> : null}
    >
      <Loaded query={query}>
        {old => <Diff before={articleText(old.content)} after={articleText(content)} />}
      </Loaded>
    </Dialog>
  );
}
