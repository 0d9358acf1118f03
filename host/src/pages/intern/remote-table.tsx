import type { RegisteredRemote, Registry } from '@kavel/contracts';
import { Box, Card, SectionTitle, Text, TextLink, TextTable } from '@kavel/ui/core';
import type { SessionEntry } from '../../telemetry/session-record';
import { fetchedBytes } from './fetched-bytes';
import { useInternTexts } from './i18n';

const isPlain = (path: string) => !path.includes(':');

function Loads({ entries }: { entries: readonly SessionEntry[] }) {
  const t = useInternTexts();
  const loads = entries.filter(entry => entry.kind === 'load');
  const last = loads.at(-1);
  if (!last) return t('noLoads');
  return t('loadsValue', { count: loads.length, ms: Math.round(last.milliseconds) });
}

function Row({ remote, entries }: { remote: RegisteredRemote; entries: readonly SessionEntry[] }) {
  const t = useInternTexts();
  const bytes = fetchedBytes(remote);
  return (
    <tr>
      <td>{remote.name}</td>
      <td>
        <code>{remote.version}</code>
        {remote.state ? <Box color="amber">{remote.state}</Box> : null}
      </td>
      <td>{remote.contract}</td>
      <td data-figure>{bytes === 0 ? '–' : t('kilobytes', { kb: Math.ceil(bytes / 1_000) })}</td>
      <td data-figure>
        <Loads entries={entries} />
      </td>
      <td data-figure>{entries.filter(entry => entry.kind === 'failure').length}</td>
      <td>
        {remote.routes.map(({ path }) => (
          <Text as="span" key={path} display="block">
            {isPlain(path) ? (
              <TextLink to={path} display="inline-block" minWidth="6" my="0">
                {path}
              </TextLink>
            ) : (
              <code>{path}</code>
            )}
          </Text>
        ))}
      </td>
    </tr>
  );
}

export function RemoteTable({ registry, entries }: { registry: Registry; entries: readonly SessionEntry[] }) {
  const t = useInternTexts();
  const columns = ['remote', 'version', 'contract', 'size', 'loads', 'errors', 'routes'] as const;
  const figures: readonly string[] = ['size', 'loads', 'errors'];
  return (
    <Card tabIndex={0} aria-label={t('remotes')} overflowX="auto">
      <SectionTitle px="3" pt="3">
        {t('remotes')}
      </SectionTitle>
      <TextTable dense inset aria-label={t('remotes')}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} data-figure={figures.includes(column) || undefined}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {registry.remotes.map(remote => (
            <Row
              key={remote.name}
              remote={remote}
              entries={entries.filter(entry => entry.remote === remote.name)}
            />
          ))}
        </tbody>
      </TextTable>
    </Card>
  );
}
