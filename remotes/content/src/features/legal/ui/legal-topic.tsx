import type { ArticleSummary } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Card, DescriptionList, Flex, Text } from '@kavel/ui/core';
import { useEffect, useRef } from 'react';
import { articleQueries } from '../../../common/api/article-queries';
import { LanguageMark } from '../../../common/ui/language-mark';
import { Loaded } from '../../../common/ui/loaded';
import { Markdown } from '../../../common/ui/markdown';
import { RelatedList } from '../../../common/ui/related-list';
import { SourceList } from '../../../common/ui/source-list';
import { useLegalTexts } from '../i18n';
import { periodOf } from '../model/period';
import { TouchedUnits } from './touched-units';

export interface LegalTopicProps {
  topic: ArticleSummary;
  open: boolean;
  onToggle: () => void;
}

/** What a law asks, since when, where that stands, and which own units it touches. */
export function LegalTopic({ topic, open, onToggle }: LegalTopicProps) {
  const t = useLegalTexts();
  const frame = useRef<HTMLElement>(null);
  const { id, lang, slug, title, summary, sources, touches, related } = topic;
  const bodyId = `topic-${id}`;
  // An address that names a topic leads to it.
  const openedAtFirst = useRef(open);
  useEffect(() => {
    if (openedAtFirst.current) frame.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card
      ref={frame}
      lang={lang}
      scrollMarginTop="20"
      p="4"
      display="grid"
      gap="3"
      aria-labelledby={`${bodyId}-title`}
    >
      <Flex gap="3" alignItems="baseline" justifyContent="space-between" wrap="wrap">
        <Box as="h2" id={`${bodyId}-title`} fontSize="md" fontWeight="semibold" lineHeight="snug">
          {title}
        </Box>
        <LanguageMark lang={lang} />
      </Flex>
      <Text>{summary}</Text>
      <Facts {...topic} />
      {touches === null ? null : <TouchedUnits rule={touches} />}
      {open ? (
        <Box id={bodyId}>
          <TopicBody slug={slug} />
        </Box>
      ) : null}
      {open ? <RelatedList {...related} /> : null}
      <SourceList sources={sources} />
      <Button
        justifySelf="start"
        aria-expanded={open}
        aria-controls={open ? bodyId : undefined}
        onClick={onToggle}
      >
        {t(open ? 'close' : 'read')}
      </Button>
    </Card>
  );
}

function TopicBody({ slug }: { slug: string }) {
  const article = useQuery(articleQueries.article(slug));
  return <Loaded query={article}>{({ body }) => <Markdown text={body} />}</Loaded>;
}

function Facts({ law, validFrom, validTo, checkedAt, checkedBy }: ArticleSummary) {
  const t = useLegalTexts();
  const format = useFormats();
  const { text, ...dates } = periodOf(validFrom, validTo, new Date().toISOString().slice(0, 10));
  const told = Object.fromEntries(Object.entries(dates).map(([name, day]) => [name, format.date(day)]));
  return (
    <DescriptionList
      items={[
        { term: t('law'), value: law },
        { term: t('inForce'), value: t(text, told) },
        {
          term: t('checked'),
          value: checkedAt
            ? t('checkedBy', { date: format.date(checkedAt), name: checkedBy })
            : t('notChecked'),
        },
      ]}
    />
  );
}
