import type { ArticleLanguage } from '@kavel/contracts/content';
import { useLanguage } from '@kavel/i18n';
import { Box } from '@kavel/ui/core';
import { useContentTexts } from '../i18n';

/** Says that a text is not there in the reader's language. */
export function LanguageMark({ lang }: { lang: ArticleLanguage }) {
  const t = useContentTexts();
  if (lang === useLanguage()) return null;
  return (
    <Box as="span" px="2" borderRadius="full" bg="amberSoft" color="amber" fontSize="xs" whiteSpace="nowrap">
      {t('inLanguage', { language: t(`language.${lang}`) })}
    </Box>
  );
}
