import { Button, Flex, Text } from '@kavel/ui/core';
import { useContentTexts } from '../i18n';

export interface PagesProps {
  page: number;
  pages: number;
  turnTo: (page: number) => void;
}

/** Turning the pages of a list; nothing when it has one. */
export function Pages({ page, pages, turnTo }: PagesProps) {
  const t = useContentTexts();
  if (pages <= 1) return null;
  return (
    <Flex asChild gap="3" alignItems="center" justifyContent="center">
      <nav aria-label={t('pages')}>
        <Button disabled={page <= 1} onClick={() => turnTo(page - 1)}>
          {t('previous')}
        </Button>
        <Text fontSize="sm">{t('page', { page, pages })}</Text>
        <Button disabled={page >= pages} onClick={() => turnTo(page + 1)}>
          {t('next')}
        </Button>
      </nav>
    </Flex>
  );
}
