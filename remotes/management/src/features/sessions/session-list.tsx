import { call } from '@kavel/api-client';
import { managementApi, type Session } from '@kavel/contracts/management';
import { useQuery } from '@kavel/query';
import { Button, Notice, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { Loaded } from '../../common/load-state';
import { Part } from '../../common/part';
import { managementQueries } from '../../common/queries';
import { useTexts } from '../../i18n';
import { SessionTable } from './session-table';

/** Sessions of all users of the organisation. */
export function SessionList({ organisationId }: { organisationId: string | undefined }) {
  const t = useTexts();
  const textOf = useErrorText();
  const sessions = useQuery(managementQueries.sessions(organisationId));
  const change = useChange();
  const [asking, setAsking] = useState(false);
  const query = { organisationId };

  const end = ({ id }: Session) =>
    change.run(async () => {
      await call(managementApi.endSession, { params: { sessionId: id }, query });
      toast('success', t('sessions.ended'));
    });
  const endAll = () =>
    change.run(async () => {
      setAsking(false);
      const { ended } = await call(managementApi.endSessions, { query });
      toast('success', t('sessions.allEnded', { count: ended }));
    });

  return (
    <Part
      tools={
        <>
          {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
          <Button variant="danger" ms="auto" onClick={() => setAsking(true)}>
            {t('sessions.endAll')}
          </Button>
        </>
      }
    >
      <Loaded query={sessions}>
        {list => <SessionTable sessions={list} onEnd={session => void end(session)} />}
      </Loaded>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('sessions.confirm.title')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
            <Button variant="danger" onClick={() => void endAll()}>
              {t('sessions.endAll')}
            </Button>
          </>
        }
      >
        <Text>{t('sessions.confirm.text')}</Text>
      </Dialog>
    </Part>
  );
}
