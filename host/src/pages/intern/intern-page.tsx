import { hasPermission, useSession } from '@kavel/auth';
import type { ClientConfig, Registry } from '@kavel/contracts';
import { Box, PageTitle } from '@kavel/ui/core';
import { useSyncExternalStore } from 'react';
import { sessionRecord } from '../../telemetry/session-record';
import { BusLog } from './bus-log';
import { FailureList } from './failure-list';
import { useInternTexts } from './i18n';
import { OverrideForm } from './override-form';
import { RemoteTable } from './remote-table';

/**
 * The remotes of this page, their load times and failures, and the events of the bus; employees can also override a
 * remote.
 */
export default function InternPage({ registry, config }: { registry: Registry; config: ClientConfig }) {
  const t = useInternTexts();
  const mayOverride = hasPermission(useSession(), 'auth.intern');
  const entries = useSyncExternalStore(sessionRecord.subscribe, sessionRecord.entries);
  return (
    <Box px={{ base: '4', lg: '6' }} py="5" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <PageTitle>{t('title')}</PageTitle>
      <RemoteTable registry={registry} entries={entries} />
      <FailureList entries={entries} />
      {mayOverride ? <OverrideForm registry={registry} origins={config.overrideOrigins ?? []} /> : null}
      <BusLog />
    </Box>
  );
}
