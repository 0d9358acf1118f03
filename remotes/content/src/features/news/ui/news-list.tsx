import { type ArticleSummary, articlePageSize } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Flex, PlainList, Stack, Text, TextLink } from '@kavel/ui/core';
import { articleQueries } from '../../../common/api/article-queries';
import { useContentTexts } from '../../../common/i18n';
import { ArticleFilterBar } from '../../../common/ui/article-filter-bar';
import { LanguageMark } from '../../../common/ui/language-mark';
import { Loaded } from '../../../common/ui/loaded';
import { NoArticles } from '../../../common/ui/no-articles';
import { Pages } from '../../../common/ui/pages';
import { Sections } from '../../../common/ui/sections';
import { useArticleFilter } from '../../../common/ui/use-article-filter';

/** Published news, newest first, by words and subject. */
export function NewsList() {
  const t = useContentTexts();
  const filter = useArticleFilter('news');
  const list = useQuery(articleQueries.list(filter.query));
  return (
    <Stack gap="4" maxWidth="46rem">
      <Sections current="news" />
      <ArticleFilterBar filter={filter} subjects={list.data?.subjects ?? []} />
      <Loaded query={list}>
        {({ articles, total }) =>
          articles.length === 0 ? (
            <NoArticles filter={filter} />
          ) : (
            <>
              <Text role="status" fontSize="sm" color="muted">
                {t('results', { count: total })}
              </Text>
              <PlainList rules="above">
                {articles.map(article => (
                  <li key={article.id}>
                    <NewsItem {...article} />
                  </li>
                ))}
              </PlainList>
              <Pages
                page={filter.query.page}
                pages={Math.ceil(total / articlePageSize)}
                turnTo={filter.turnTo}
              />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function NewsItem({ slug, title, summary, lang, publishedAt, readingMinutes, subjects }: ArticleSummary) {
  const t = useContentTexts();
  const format = useFormats();
  return (
    <Stack gap="1" py="4" lang={lang}>
      <Box as="h2" fontSize="md" fontWeight="semibold" lineHeight="snug">
        <TextLink to={`/news/${slug}`}>{title}</TextLink>
      </Box>
      <Text>{summary}</Text>
      <Flex gap="3" wrap="wrap" fontSize="sm" color="muted" alignItems="center">
        <time dateTime={publishedAt}>{format.date(publishedAt)}</time>
        <span>{t('minutes', { count: readingMinutes })}</span>
        {subjects.length > 0 ? <span>{subjects.join(' · ')}</span> : null}
        <LanguageMark lang={lang} />
      </Flex>
    </Stack>
  );
}
