import { ApiError } from '@kavel/api-client';
import type { PublishedArticle } from '@kavel/contracts/content';
import { useFormats, useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Navigate } from '@kavel/router';
import { EmptyState, Flex, LinkButton, PageTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { articleQueries } from '../../../common/api/article-queries';
import { useContentTexts } from '../../../common/i18n';
import { LanguageMark } from '../../../common/ui/language-mark';
import { Loaded } from '../../../common/ui/loaded';
import { Markdown } from '../../../common/ui/markdown';
import { RelatedList } from '../../../common/ui/related-list';
import { SourceList } from '../../../common/ui/source-list';
import { useNewsTexts } from '../i18n';

/** An article by its address; an earlier address leads to the present one. */
export function NewsArticle({ slug }: { slug: string }) {
  const t = useNewsTexts();
  const article = useQuery(articleQueries.article(slug));
  if (article.error instanceof ApiError && ['not-found', 'bad-request'].includes(article.error.code)) {
    return (
      <EmptyState
        level={1}
        title={t('gone.title')}
        description={t('gone.text')}
        action={<LinkButton to="/news-articles">{t('toNews')}</LinkButton>}
      />
    );
  }
  return <Loaded query={article}>{data => <Article article={data} askedFor={slug} />}</Loaded>;
}

function Article({ article, askedFor }: { article: PublishedArticle; askedFor: string }) {
  const t = useNewsTexts();
  const content = useContentTexts();
  const format = useFormats();
  const language = useLanguage();
  if (article.kind === 'legal') return <Navigate to={`/legal-insights?topic=${article.slug}`} replace />;
  if (article.slug !== askedFor) return <Navigate to={`/news/${article.slug}`} replace />;
  const { lang, title, summary, body, publishedAt, updatedAt, readingMinutes, sources, translations } =
    article;
  const [publishedOn, changedOn] = [format.date(publishedAt), format.date(updatedAt)];
  const others = translations.filter(other => other.lang !== lang);
  return (
    <Stack asChild gap="4" maxWidth="42rem">
      <article lang={lang}>
        <TextLink to="/news-articles">{t('toNews')}</TextLink>
        <PageTitle>{title}</PageTitle>
        <Flex columnGap="3" rowGap="1" wrap="wrap" fontSize="sm" color="muted" alignItems="center">
          <span>{content('published', { date: publishedOn })}</span>
          {updatedAt > publishedAt && changedOn !== publishedOn ? (
            <span>{content('updated', { date: changedOn })}</span>
          ) : null}
          <span>{content('minutes', { count: readingMinutes })}</span>
          {others.some(other => other.lang === language) ? null : <LanguageMark lang={lang} />}
          {others.map(other => (
            <TextLink key={other.lang} to={`/news/${other.slug}`} hrefLang={other.lang}>
              {content('alsoIn', { language: content(`language.${other.lang}`) })}
            </TextLink>
          ))}
        </Flex>
        {summary ? (
          <Text fontSize="md" fontWeight="medium">
            {summary}
          </Text>
        ) : null}
        <Markdown text={body} />
        <RelatedList {...article.related} />
        <SourceList sources={sources} />
      </article>
    </Stack>
  );
}
