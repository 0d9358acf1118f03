import { Flex, PageTitle, TextLink } from '@kavel/ui/core';
import { useContentTexts } from '../i18n';

/** Title of a page of this remote, with the way to the other one. */
export function Sections({ current }: { current: 'news' | 'legal' }) {
  const t = useContentTexts();
  const other = current === 'news' ? 'legal' : 'news';
  return (
    <Flex gap="4" wrap="wrap" alignItems="baseline">
      <PageTitle>{t(`sections.${current}`)}</PageTitle>
      <TextLink to={other === 'news' ? '/news-articles' : '/legal-insights'}>
        {t(`sections.${other}`)}
      </TextLink>
    </Flex>
  );
}
