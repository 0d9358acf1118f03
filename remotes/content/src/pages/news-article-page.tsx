import { useParams } from '@kavel/router';
import { Box } from '@kavel/ui/core';
import { NewsArticle } from '../features/news';

/** `/news/{slug}` */
export default function NewsArticlePage() {
  const { slug = '' } = useParams();
  return (
    <Box px={{ base: '4', lg: '6' }} py="5" minWidth="0">
      <NewsArticle key={slug} slug={slug} />
    </Box>
  );
}
