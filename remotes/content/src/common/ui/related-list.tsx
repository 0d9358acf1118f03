import { hasPermission, useSession } from '@kavel/auth';
import type { ArticleRelated } from '@kavel/contracts/content';
import { Flex, PlainList, SectionTitle, Stack, TextLink } from '@kavel/ui/core';
import { useContentTexts } from '../i18n';

/** Addresses and areas that an article is about: the way to them for who may go there, else their names. */
export function RelatedList({ objects, areas }: ArticleRelated) {
  const t = useContentTexts();
  const session = useSession();
  const general = hasPermission(session, 'auth.unrestricted-access-general');
  const passports = hasPermission(session, 'auth.property-pass');
  if (objects.length + areas.length === 0) return null;
  return (
    <Stack asChild gap="2">
      <section aria-label={t('related.title')}>
        <SectionTitle>{t('related.title')}</SectionTitle>
        <PlainList rules="above">
          {objects.map(({ objectId, address }) => (
            <li key={objectId}>
              <Related name={address}>
                {passports ? <TextLink to={`/passport/${objectId}`}>{t('related.passport')}</TextLink> : null}
                {general ? <TextLink to={`/score/${objectId}`}>{t('related.score')}</TextLink> : null}
              </Related>
            </li>
          ))}
          {areas.map(({ code, name }) => (
            <li key={code}>
              <Related name={name}>
                {general ? <TextLink to={`/market?areas=${code}`}>{t('related.market')}</TextLink> : null}
              </Related>
            </li>
          ))}
        </PlainList>
      </section>
    </Stack>
  );
}

function Related({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" alignItems="center" py="2" fontSize="sm">
      <span>{name}</span>
      <Flex gap="4" ms="auto">
        {children}
      </Flex>
    </Flex>
  );
}
