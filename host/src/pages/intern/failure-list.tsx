import { Card, SectionTitle, Text, TextTable } from '@kavel/ui/core';
import type { SessionEntry } from '../../telemetry/session-record';
import { clock } from './clock';
import { useInternTexts } from './i18n';

export function FailureList({ entries }: { entries: readonly SessionEntry[] }) {
  const t = useInternTexts();
  const failures = entries.filter(entry => entry.kind === 'failure').toReversed();
  return (
    <Card tabIndex={0} aria-label={t('failures')} overflowX="auto" pb="3">
      <SectionTitle px="3" pt="3">
        {t('failures')}
      </SectionTitle>
      {failures.length === 0 ? (
        <Text px="3" color="muted" fontSize="sm">
          {t('noFailures')}
        </Text>
      ) : (
        <TextTable dense inset aria-label={t('failures')}>
          <thead>
            <tr>
              <th>{t('when')}</th>
              <th>{t('remote')}</th>
              <th>{t('module')}</th>
              <th>{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {failures.map(({ at, remote, module, failure }) => (
              <tr key={`${at}-${remote}-${module}`}>
                <td>{clock(at)}</td>
                <td>{remote}</td>
                <td>
                  <code>{module}</code>
                </td>
                <td>
                  {failure.kind}{' '}
                  <Text as="span" color="muted">
                    {failure.detail}
                  </Text>
                </td>
              </tr>
            ))}
          </tbody>
        </TextTable>
      )}
    </Card>
  );
}
