import type { ArticleContent } from '@kavel/contracts/content';
import { useQuery } from '@kavel/query';
import { Button, Flex, Notice, Stack } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { Loaded } from '../../../common/ui/loaded';
import type { Draft } from '../api/draft-store';
import { editorQueries } from '../api/editor-queries';
import { useEditorTexts } from '../i18n';
import { articleText } from '../model/article-text';
import { Diff } from './diff';

export interface ConflictProps {
  id: string;
  mine: ArticleContent;
  onTheirs: (theirs: Draft) => void;
  /** Saves on top of this revision. */
  onMine: (revision: number) => void;
}

/** Somebody saved meanwhile: neither version is lost, the editor chooses. */
export function Conflict({ id, mine, onTheirs, onMine }: ConflictProps) {
  const t = useEditorTexts();
  const query = useQuery({ ...editorQueries.article(id), staleTime: 0, refetchOnMount: 'always' });
  const [comparing, setComparing] = useState(false);
  return (
    <Notice tone="error">
      <Stack gap="2">
        {t('conflict.text')}
        <Loaded query={query}>
          {theirs => (
            <Flex gap="2" wrap="wrap">
              <Button onClick={() => setComparing(true)}>{t('conflict.compare')}</Button>
              <Button onClick={() => onTheirs(theirs)}>{t('conflict.theirs')}</Button>
              <Button onClick={() => onMine(theirs.revision)}>{t('conflict.mine')}</Button>
              <Dialog
                open={comparing}
                onClose={() => setComparing(false)}
                title={t('differences')}
                closeLabel={t('close')}
                wide
              >
                <Diff before={articleText(theirs.content)} after={articleText(mine)} />
              </Dialog>
            </Flex>
          )}
        </Loaded>
      </Stack>
    </Notice>
  );
}
