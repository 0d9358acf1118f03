import { Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Marks a transaction that was generated. */
export function FictionalBadge() {
  const t = useTexts();
  return (
    <Text
      as="span"
      px="1.5"
      borderRadius="full"
      bg="amberSoft"
      color="amber"
      fontSize="xs"
      lineHeight="1.125rem"
      whiteSpace="nowrap"
      title={t('fictionalHelp')}
    >
      {t('fictional')}
    </Text>
  );
}
