import type { NotificationSetting, NotificationSettings } from '@kavel/contracts/notifications';
import { currentLanguage } from '@kavel/i18n';
import { useQuery, useQueryClient } from '@kavel/query';
import { Box, ErrorText, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { useState } from 'react';
import { Loaded } from '../../../common/load-state';
import { changeSetting, notificationQueries } from '../api/notification-calls';
import { useNotificationTexts } from '../i18n';

/** For each kind: in Kavel, by mail, both or neither. Each choice is stored at once. */
export function NotificationSettingsForm() {
  const settings = useQuery(notificationQueries.settings());
  return <Loaded query={settings}>{data => <Form {...data} />}</Loaded>;
}

function Form({ settings, mailPossible }: NotificationSettings) {
  const t = useNotificationTexts();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = async ({ kind, ...setting }: NotificationSetting) => {
    setBusy(true);
    setFailed(false);
    await changeSetting(kind, { ...setting, language: currentLanguage() }).catch(() => setFailed(true));
    await client.invalidateQueries({ queryKey: notificationQueries.settings().queryKey });
    setBusy(false);
  };
  return (
    <Stack gap="4">
      {settings.map(setting => (
        <Box key={setting.kind} role="group" aria-label={t(`kinds.${setting.kind}.name`)}>
          <Text fontWeight="medium">{t(`kinds.${setting.kind}.name`)}</Text>
          <Text fontSize="sm" color="muted">
            {t(`kinds.${setting.kind}.about`)}
          </Text>
          <Flex columnGap="6" wrap="wrap" pt="2">
            <Checkbox
              label={t('inProduct')}
              checked={setting.inProduct}
              disabled={busy}
              onChange={inProduct => void change({ ...setting, inProduct })}
            />
            <Checkbox
              label={t('byMail')}
              checked={setting.byMail}
              disabled={busy || (!mailPossible && !setting.byMail)}
              onChange={byMail => void change({ ...setting, byMail })}
            />
          </Flex>
        </Box>
      ))}
      {failed ? <ErrorText>{t('notDone')}</ErrorText> : null}
      {mailPossible ? (
        <Text fontSize="xs" color="muted">
          {t('mailHint')}
        </Text>
      ) : (
        <Notice tone="info" title={t('noMail.title')}>
          {t('noMail.text')}
        </Notice>
      )}
    </Stack>
  );
}
