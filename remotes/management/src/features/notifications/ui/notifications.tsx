import { useSession } from '@kavel/auth';
import { Box, EmptyState, LinkButton, PageTitle, Stack } from '@kavel/ui/core';
import { Tabs } from '@kavel/ui/data';
import { useAddress } from '../../../common/use-address';
import { useNotificationTexts } from '../i18n';
import { NotificationList } from './notification-list';
import { NotificationSettingsForm } from './notification-settings';

const tabs = ['list', 'settings'] as const;
const panelId = 'notifications-part';

/** The user's notifications, and how the user is told. */
export function Notifications() {
  const t = useNotificationTexts();
  const { isAuthenticated } = useSession();
  const { get, set } = useAddress();
  const tab = tabs.find(one => one === get('tab')) ?? 'list';
  if (!isAuthenticated) {
    return (
      <Box px="4" py="5">
        <EmptyState
          level={1}
          title={t('title')}
          description={t('signIn')}
          action={<LinkButton to="/login">{t('toSignIn')}</LinkButton>}
        />
      </Box>
    );
  }
  return (
    <Stack px={{ base: '4', lg: '6' }} py="5" gap="4" minWidth="0" maxWidth="52rem">
      <PageTitle>{t('title')}</PageTitle>
      <Tabs
        label={t('title')}
        tabs={tabs.map(key => ({ key, label: t(`tabs.${key}`) }))}
        current={tab}
        panelId={panelId}
        onChange={next => set({ tab: next === 'list' ? null : next })}
      />
      <Box id={panelId} role="tabpanel" aria-label={t(`tabs.${tab}`)} minWidth="0">
        {tab === 'list' ? <NotificationList /> : <NotificationSettingsForm />}
      </Box>
    </Stack>
  );
}
