import { session, useSession } from '@kavel/auth';
import { Button, Flex, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { textKeyOf } from './text-key';

/** Banner on every page while acting on behalf: names the subject, and their permissions that are hidden here. */
export function ActingBanner() {
  const t = useTexts();
  const { selectedUser } = useSession();
  if (!selectedUser) return null;
  const hidden = selectedUser.hidden ?? [];
  return (
    <Flex
      role="status"
      position="sticky"
      top="0"
      zIndex="bar"
      alignItems="center"
      gap="3"
      px="4"
      py="1.5"
      bg="amberSoft"
      color="amber"
      fontSize="sm"
    >
      <span>
        {t('actingFor', { name: selectedUser.name })}
        {hidden.length > 0 ? (
          <Text as="span" ms="2" fontSize="xs">
            {t('hiddenParts', {
              count: hidden.length,
              names: hidden.map(key => t(`parts.${textKeyOf(key)}`)).join(', '),
            })}
          </Text>
        ) : null}
      </span>
      <Button variant="ghost" onClick={() => session.actAs(null)}>
        {t('stopActing')}
      </Button>
    </Flex>
  );
}
