import { Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Marks a transaction that the own organisation imported. */
export function OwnBadge() {
  const t = useTexts();
  return (
    <Text
      as="span"
      px="1.5"
      borderRadius="full"
      bg="accentSoft"
      color="accent"
      fontSize="xs"
      lineHeight="1.125rem"
      whiteSpace="nowrap"
      title={t('ownHelp')}
    >
      {t('own')}
    </Text>
  );
}
