import { Box } from '@kavel/ui/core';
import { NewsList } from '../features/news';

/** `/news-articles?q=…&subject=…&page=…` */
export default function NewsArticlesPage() {
  return (
    <Box px={{ base: '4', lg: '6' }} py="5" minWidth="0">
      <NewsList />
    </Box>
  );
}
