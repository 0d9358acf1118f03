import {
  type ArticleLanguage,
  type ArticleStatus,
  articleLanguages,
  type EditedArticle,
  nextStatuses,
} from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery } from '@kavel/query';
import { Button, Flex, Notice, SectionTitle, Stack, Text, TextButton, TextLink } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { useContentTexts } from '../../../common/i18n';
import { editorQueries, setStatus } from '../api/editor-queries';
import { useEditorTexts } from '../i18n';
import { useEditorError } from './use-editor-error';

export interface StatusPanelProps {
  article: EditedArticle;
  /** States are of what is saved. */
  unsaved: boolean;
  onMoved: (article: EditedArticle) => void;
  onTranslate: (lang: ArticleLanguage) => void;
}

/** Which state an article is in, and which it can go to; its other languages. */
export function StatusPanel({ article, unsaved, onMoved, onTranslate }: StatusPanelProps) {
  const t = useEditorTexts();
  const format = useFormats();
  const errorText = useEditorError();
  const { id, kind, slug, status, revision, publishAt } = article;
  const moving = useMutation({
    mutationFn: ({ to, at }: { to: ArticleStatus; at?: string }) => setStatus(id, to, revision, at),
    onSuccess: onMoved,
  });
  const page = kind === 'legal' ? `/legal-insights?topic=${slug}` : `/news/${slug}`;
  return (
    <Stack gap="2">
      <SectionTitle>{t('status')}</SectionTitle>
      <Text>
        <strong>{t(`statuses.${status}`)}</strong>
        {status === 'scheduled' && publishAt ? ` ${t('from', { moment: format.moment(publishAt) })}` : null}
      </Text>
      {status === 'published' ? <TextLink to={page}>{t('view')}</TextLink> : null}
      {unsaved ? (
        <Text fontSize="sm" color="muted">
          {t('saveFirst')}
        </Text>
      ) : (
        <Flex gap="2" wrap="wrap" alignItems="end">
          {nextStatuses[status]
            .filter(next => next !== 'scheduled')
            .map(next => (
              <Button key={next} disabled={moving.isPending} onClick={() => moving.mutate({ to: next })}>
                {t(`moves.${next}`)}
              </Button>
            ))}
        </Flex>
      )}
      {!unsaved && nextStatuses[status].includes('scheduled') ? (
        <Schedule disabled={moving.isPending} onSchedule={at => moving.mutate({ to: 'scheduled', at })} />
      ) : null}
      {moving.error ? <Notice tone="error">{errorText(moving.error)}</Notice> : null}
      <Translations article={article} onTranslate={onTranslate} />
    </Stack>
  );
}

function Schedule({ disabled, onSchedule }: { disabled: boolean; onSchedule: (at: string) => void }) {
  const t = useEditorTexts();
  const [moment, setMoment] = useState('');
  return (
    <Flex gap="2" wrap="wrap" alignItems="end">
      <Field label={t('publishAt')}>
        <Input type="datetime-local" value={moment} onChange={event => setMoment(event.target.value)} />
      </Field>
      <Button disabled={disabled || moment === ''} onClick={() => onSchedule(new Date(moment).toISOString())}>
        {t('schedule')}
      </Button>
    </Flex>
  );
}

function Translations({ article, onTranslate }: Pick<StatusPanelProps, 'article' | 'onTranslate'>) {
  const t = useEditorTexts();
  const common = useContentTexts();
  const { data = [] } = useQuery(editorQueries.list());
  const versions = data.filter(
    ({ kind, translationKey }) => kind === article.kind && translationKey === article.translationKey,
  );
  const missing = articleLanguages.filter(
    lang => lang !== article.lang && !versions.some(version => version.lang === lang),
  );
  return missing.map(lang => (
    <TextButton key={lang} accent justifySelf="start" fontSize="sm" onClick={() => onTranslate(lang)}>
      {t('addLanguage', { language: common(`language.${lang}`) })}
    </TextButton>
  ));
}
