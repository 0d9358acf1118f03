import { useFormats } from '@kavel/i18n';
import {
  Box,
  Button,
  Card,
  Flex,
  Notice,
  PlainList,
  SectionTitle,
  Skeleton,
  Text,
  TextLink,
} from '@kavel/ui/core';
import { type CardArticle, useCardArticles } from '../api/use-card-articles';
import { useCardTexts } from '../i18n';

/** Card of the start page: news and laws, those first that touch the user's own units. */
export function NewsCard({ title }: { title: string }) {
  const t = useCardTexts();
  const { articles, error, refetch } = useCardArticles();
  return (
    <Card as="div" overflow="hidden">
      <Flex
        justifyContent="space-between"
        alignItems="baseline"
        px="4"
        py="3"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <SectionTitle>{title}</SectionTitle>
        <TextLink to="/news-articles" fontSize="sm">
          {t('all')}
        </TextLink>
      </Flex>
      {error ? (
        <Box p="4">
          <Notice tone="error">
            {t('failed')} <Button onClick={refetch}>{t('retry')}</Button>
          </Notice>
        </Box>
      ) : articles === null ? (
        <Skeleton height="8rem" m="4" role="status" aria-label={t('loading')} />
      ) : articles.length === 0 ? (
        <Text p="4" fontSize="sm" color="muted">
          {t('nothing')}
        </Text>
      ) : (
        <PlainList rules="between">
          {articles.map(one => (
            <Box as="li" key={one.article.id} px="4" py="2.5">
              <CardLine {...one} />
            </Box>
          ))}
        </PlainList>
      )}
    </Card>
  );
}

function CardLine({ article, touched }: CardArticle) {
  const t = useCardTexts();
  const format = useFormats();
  const { kind, slug, title, lang, publishedAt } = article;
  const [first] = touched;
  const count = touched.reduce((sum, { units }) => sum + units, 0);
  return (
    <>
      <TextLink
        to={kind === 'news' ? `/news/${slug}` : `/legal-insights?topic=${slug}`}
        lang={lang}
        display="block"
        fontSize="sm"
        fontWeight="medium"
        minHeight="6"
      >
        {title}
      </TextLink>
      <Text fontSize="xs" color="muted">
        {first === undefined
          ? format.date(publishedAt)
          : touched.length === 1
            ? t('touches', { count, name: first.name })
            : t('touchesMore', { count, portfolios: touched.length })}
      </Text>
    </>
  );
}
