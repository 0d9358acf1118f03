import { useQuery } from '@kavel/query';
import { Button, EmptyState, Notice, PageTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { useState } from 'react';
import { Loaded } from '../../../common/load-state';
import { signingKeysQuery } from '../api/key-calls';
import { useSigningKeyTexts } from '../i18n';
import { KeyTable } from './key-table';
import { MakeKeyDialog } from './make-key-dialog';

/** The keys that the organisation signs and signed reports with. */
export function SigningKeySettings() {
  const t = useSigningKeyTexts();
  const stored = useQuery(signingKeysQuery());
  const [asking, setAsking] = useState(false);
  return (
    <Stack px={{ base: '4', lg: '6' }} py="5" gap="4" minWidth="0" maxWidth="60rem">
      <TextLink to="/management" fontSize="sm">
        ← {t('back')}
      </TextLink>
      <PageTitle>{t('title')}</PageTitle>
      <Text color="muted" maxWidth="52rem">
        {t('about')}
      </Text>
      <Loaded query={stored}>
        {({ available, keys }) => (
          <>
            {available ? null : <Notice tone="info">{t('unavailable')}</Notice>}
            {keys.length > 0 ? <KeyTable keys={keys} /> : null}
            {keys.length === 0 && available ? (
              <EmptyState
                title={t('emptyTitle')}
                description={t('emptyText')}
                action={
                  <Button variant="solid" onClick={() => setAsking(true)}>
                    {t('make')}
                  </Button>
                }
              />
            ) : null}
            {keys.length > 0 && available ? (
              <Button alignSelf="flex-start" onClick={() => setAsking(true)}>
                {t('rotate')}
              </Button>
            ) : null}
            {asking ? <MakeKeyDialog after={keys[0]?.number ?? 0} onClose={() => setAsking(false)} /> : null}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
