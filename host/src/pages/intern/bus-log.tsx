import { type EventName, events } from '@kavel/contracts';
import { type BusRecord, bus } from '@kavel/event-bus';
import { Box, Button, Card, Flex, SectionTitle, Text, TextTable } from '@kavel/ui/core';
import { useEffect, useState } from 'react';
import { clock } from './clock';
import { useInternTexts } from './i18n';

const shown = 200;
const names = Object.keys(events) as EventName[];

/** Events of the bus, newest first; events that arrive while paused are dropped. */
function useBusRecords(paused: boolean): readonly BusRecord[] {
  const [records, setRecords] = useState<readonly BusRecord[]>([]);
  useEffect(() => {
    if (paused) return;
    // The bus replays its latest event at every subscription.
    let fresh: readonly BusRecord[] = [];
    const subscription = bus.watch(record => {
      fresh = [record, ...fresh].slice(0, shown);
      setRecords(fresh);
    });
    return () => subscription.unsubscribe();
  }, [paused]);
  return records;
}

/** Functions, such as the action of a toast, are shown by name only. */
function written(payload: unknown): string {
  return JSON.stringify(payload, (_, value) => (typeof value === 'function' ? 'ƒ' : value));
}

export function BusLog() {
  const t = useInternTexts();
  const [paused, setPaused] = useState(false);
  const [only, setOnly] = useState('');
  const records = useBusRecords(paused).filter(({ name }) => only === '' || name === only);
  return (
    <Card tabIndex={0} aria-label={t('bus')} overflowX="auto" pb="3">
      <Flex flexWrap="wrap" alignItems="center" gap="3" px="3" pt="3">
        <SectionTitle>{t('bus')}</SectionTitle>
        <Box asChild bg="surface" color="text" minHeight="control">
          <select aria-label={t('filter')} value={only} onChange={event => setOnly(event.target.value)}>
            <option value="">{t('all')}</option>
            {names.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Box>
        <Button onClick={() => setPaused(!paused)}>{paused ? t('resume') : t('pause')}</Button>
      </Flex>
      {records.length === 0 ? (
        <Text px="3" pt="2" color="muted" fontSize="sm">
          {t('noEvents')}
        </Text>
      ) : (
        <TextTable dense inset aria-label={t('bus')}>
          <thead>
            <tr>
              <th>{t('when')}</th>
              <th>{t('event')}</th>
              <th>{t('source')}</th>
              <th>{t('payload')}</th>
            </tr>
          </thead>
          <tbody>
            {records.map(({ number, at, name, from, payload }) => (
              <tr key={number}>
                <td>{clock(at)}</td>
                <td>{name}</td>
                <td>{from === 'this tab' ? t('here') : t('elsewhere')}</td>
                <td>
                  <Box as="code" overflowWrap="anywhere">
                    {written(payload)}
                  </Box>
                </td>
              </tr>
            ))}
          </tbody>
        </TextTable>
      )}
    </Card>
  );
}
