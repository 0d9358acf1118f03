import { articlePageSize } from '@kavel/contracts/content';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Stack, Text } from '@kavel/ui/core';
import { articleQueries } from '../../../common/api/article-queries';
import { ArticleFilterBar } from '../../../common/ui/article-filter-bar';
import { Loaded } from '../../../common/ui/loaded';
import { NoArticles } from '../../../common/ui/no-articles';
import { Pages } from '../../../common/ui/pages';
import { Sections } from '../../../common/ui/sections';
import { useArticleFilter } from '../../../common/ui/use-article-filter';
import { useLegalTexts } from '../i18n';
import { LegalTopic } from './legal-topic';

const parameter = 'topic';

/** Legal topics; the one in the address is open. */
export function LegalInsights() {
  const t = useLegalTexts();
  const filter = useArticleFilter('legal');
  const list = useQuery(articleQueries.list(filter.query));
  const [address, setAddress] = useSearchParams();
  const open = address.get(parameter);
  const toggle = (slug: string) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before);
        if (open === slug) next.delete(parameter);
        else next.set(parameter, slug);
        return next;
      },
      { replace: true },
    );
  return (
    <Stack gap="4" maxWidth="46rem">
      <Sections current="legal" />
      <Text color="muted">{t('intro')}</Text>
      <ArticleFilterBar filter={filter} subjects={list.data?.subjects ?? []} />
      <Loaded query={list}>
        {({ articles, total }) =>
          articles.length === 0 ? (
            <NoArticles filter={filter} />
          ) : (
            <>
              {articles.map(topic => (
                <LegalTopic
                  key={topic.id}
                  topic={topic}
                  open={topic.slug === open}
                  onToggle={() => toggle(topic.slug)}
                />
              ))}
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
