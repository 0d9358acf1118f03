import { ApiError } from '@kavel/api-client';
import type { Wishlist } from '@kavel/contracts/transactions';
import { useQuery } from '@kavel/query';
import { Box, Button, EmptyState, ErrorState, Flex, Notice, Skeleton, Stack } from '@kavel/ui/core';
import { Checkbox, Segmented } from '@kavel/ui/forms';
import { Download } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { useWishlistCalls } from '../api/use-wishlist-calls';
import { wishlistQuery } from '../api/wishlist';
import { useTexts } from '../i18n';
import { CompareTable } from './compare-table';
import { ListOwner } from './list-owner';
import { useWishlistFile } from './use-wishlist-file';
import { WishlistItems } from './wishlist-items';

export interface WishlistDialogProps {
  /** User whose list is shown; null for the own list. */
  ownerId: string | null;
  onOwner: (ownerId: string | null) => void;
  /** Opens a transaction. */
  onSelect: (transactionId: string) => void;
  onClose: () => void;
}

/** The own wishlist or the shared one of a colleague: as a list with notes, or as a table to compare. */
export function WishlistDialog({ ownerId, onOwner, onSelect, onClose }: WishlistDialogProps) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(wishlistQuery(ownerId));
  const own = useQuery(wishlistQuery(null));
  const isHidden = ownerId !== null && error instanceof ApiError && error.code === 'not-found';
  const body = () => {
    if (isHidden) {
      const action = <Button onClick={() => onOwner(null)}>{t('openOwn')}</Button>;
      return <EmptyState title={t('notShared')} description={t('notSharedHelp')} action={action} />;
    }
    if (error) {
      const retry = { label: t('retry'), onRetry: () => void refetch() };
      return <ErrorState title={t('title')} description={t('failed')} retry={retry} />;
    }
    if (!data) return <Skeleton height="12rem" />;
    return <Shown wishlist={data} isOwn={ownerId === null} onSelect={onSelect} />;
  };
  return (
    <Dialog open wide onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Stack gap="4">
        {isHidden ? null : (
          <ListOwner colleagues={own.data?.colleagues ?? []} ownerId={ownerId} onChange={onOwner} />
        )}
        {body()}
      </Stack>
    </Dialog>
  );
}

interface ShownProps {
  wishlist: Wishlist;
  isOwn: boolean;
  onSelect: (transactionId: string) => void;
}

const looks = ['list', 'compare'] as const;

function Shown({ wishlist, isOwn, onSelect }: ShownProps) {
  const t = useTexts();
  const calls = useWishlistCalls();
  const file = useWishlistFile(wishlist);
  const [look, setLook] = useState<(typeof looks)[number]>('list');
  const { items, shared } = wishlist;
  if (items.length === 0) return <EmptyState title={t('empty')} description={t('emptyHelp')} />;
  return (
    <>
      <Flex gap="3" alignItems="center" wrap="wrap">
        <Segmented
          label={t('look')}
          value={look}
          options={looks.map(value => ({ value, label: t(`looks.${value}`) }))}
          onChange={setLook}
        />
        <Box flex="1" />
        {isOwn ? <ShareBox shared={shared} onShare={calls.share} /> : null}
        <Button disabled={file.busy} onClick={file.save}>
          <Download aria-hidden />
          {t('export')}
        </Button>
      </Flex>
      {file.failed ? <Notice tone="error">{t('exportFailed')}</Notice> : null}
      {look === 'compare' ? (
        <CompareTable items={items} onSelect={onSelect} />
      ) : (
        <WishlistItems items={items} calls={isOwn ? calls : null} onSelect={onSelect} />
      )}
    </>
  );
}

interface ShareBoxProps {
  shared: boolean;
  onShare: (shared: boolean) => Promise<unknown>;
}

/** Check box for sharing. Shows the choice of the user until the stored value has loaded. */
function ShareBox({ shared, onShare }: ShareBoxProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<boolean | null>(null);
  const share = async (next: boolean) => {
    setAsked(next);
    await onShare(next);
    setAsked(null);
  };
  return <Checkbox label={t('share')} checked={asked ?? shared} onChange={next => void share(next)} />;
}
