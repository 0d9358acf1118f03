import type { Colleague, Portfolio } from '@kavel/contracts';
import type { PortfolioSharing, ShareLevel, Sharing } from '@kavel/contracts/portfolios';
import { useQuery } from '@kavel/query';
import { Box, Button, Flex, Notice, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { sharingQueries } from '../api/sharing-queries';

export interface ShareDialogProps {
  portfolio: Pick<Portfolio, 'id' | 'name' | 'access'>;
  onClose: () => void;
  /** Rejects with the reason when nothing was changed. */
  onSave: (sharing: Sharing) => Promise<void>;
}

/** Dialog with the shares of a portfolio; the owner can change them, others only read them. */
export function ShareDialog(props: ShareDialogProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const { portfolio, onClose } = props;
  const sharing = useQuery(sharingQueries.sharing(portfolio.id));
  const colleagues = useQuery(sharingQueries.colleagues());
  if (sharing.data && colleagues.data) {
    return <ShareForm {...props} sharing={sharing.data} colleagues={colleagues.data} />;
  }
  const error = sharing.error ?? colleagues.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title={hub('sharing.title', { name: portfolio.name })}
      closeLabel={t('common.close')}
    >
      {error ? <Notice tone="error">{t(`errors.${errorKey(error)}`)}</Notice> : <Skeleton height="10rem" />}
    </Dialog>
  );
}

interface ShareFormProps extends ShareDialogProps {
  sharing: PortfolioSharing;
  colleagues: readonly Colleague[];
}

function ShareForm({ portfolio, sharing, colleagues, onClose, onSave }: ShareFormProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const [organisation, setOrganisation] = useState(sharing.organisation);
  const [levels, setLevels] = useState(
    new Map(sharing.colleagues.map(({ userId, level }) => [userId, level])),
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { ownerId } = sharing;
  const maySet = portfolio.access === 'owner' || (ownerId === null && portfolio.access === 'edit');
  const owner = colleagues.find(({ userId }) => userId === ownerId);
  const others = colleagues.filter(({ userId }) => userId !== ownerId);

  const choose = (userId: string, level: ShareLevel | '') =>
    setLevels(now => {
      const next = new Map(now);
      if (level) next.set(userId, level);
      else next.delete(userId);
      return next;
    });

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const chosen = [...levels].map(([userId, level]) => ({ userId, level }));
      await onSave({ organisation, colleagues: chosen.filter(({ userId }) => userId !== ownerId) });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={hub('sharing.title', { name: portfolio.name })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t(maySet ? 'common.cancel' : 'common.close')}</Button>
          {maySet ? (
            <Button variant="solid" disabled={busy} onClick={() => void save()}>
              {busy ? t('common.busy') : t('common.save')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="4">
        {failure ? <Notice tone="error">{t(`errors.${errorKey(failure)}`)}</Notice> : null}
        <Text fontSize="sm" color="muted">
          {ownerId === null
            ? hub('sharing.noOwner')
            : owner
              ? hub('sharing.ownerIs', { name: owner.name })
              : ''}{' '}
          {maySet ? '' : hub('sharing.onlyOwner')}
          {organisation === 'none' && levels.size === 0 ? hub('sharing.onlyTheOwnerSees') : ''}
        </Text>
        <Line name={hub('sharing.organisation')}>
          <Select
            width="auto"
            aria-label={hub('sharing.organisation')}
            disabled={!maySet}
            value={organisation}
            onChange={event => setOrganisation(event.target.value as Sharing['organisation'])}
          >
            <option value="none">{hub('sharing.none')}</option>
            <option value="read">{hub('sharing.read')}</option>
            <option value="edit">{hub('sharing.edit')}</option>
          </Select>
        </Line>
        <Stack gap="2">
          <SectionTitle>{hub('sharing.colleagues')}</SectionTitle>
          {others.length === 0 ? <Text fontSize="sm">{hub('sharing.nobodyElse')}</Text> : null}
          {others.map(({ userId, name, email }) => (
            <Line key={userId} name={name} note={email}>
              <Select
                width="auto"
                aria-label={hub('sharing.own', { name })}
                disabled={!maySet || organisation === 'edit'}
                value={organisation === 'edit' ? '' : (levels.get(userId) ?? '')}
                onChange={event => choose(userId, event.target.value as ShareLevel | '')}
              >
                <option value="">{hub('sharing.asOrganisation')}</option>
                <option value="read">{hub('sharing.read')}</option>
                <option value="edit">{hub('sharing.edit')}</option>
              </Select>
            </Line>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

function Line({ name, note, children }: { name: string; note?: string; children: React.ReactNode }) {
  return (
    <Flex gap="3" alignItems="center" justifyContent="space-between">
      <Box minWidth="0" fontSize="sm">
        <Text truncate>{name}</Text>
        {note ? (
          <Text color="muted" fontSize="xs" truncate>
            {note}
          </Text>
        ) : null}
      </Box>
      {children}
    </Flex>
  );
}
