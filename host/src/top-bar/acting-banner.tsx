import { session, useSession } from '@kavel/auth';
import { Button, chakra } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Says on every page on whose behalf calls are made. */
export function ActingBanner() {
  const t = useTexts();
  const { selectedUser } = useSession();
  if (!selectedUser) return null;
  return (
    <chakra.div
      role="status"
      position="sticky"
      top="0"
      zIndex="bar"
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      py="1.5"
      bg="amberSoft"
      color="amber"
      fontSize="sm"
    >
      {t('actingFor', { name: selectedUser.name })}
      <Button variant="ghost" onClick={() => session.actAs(null)}>
        {t('stopActing')}
      </Button>
    </chakra.div>
  );
}
