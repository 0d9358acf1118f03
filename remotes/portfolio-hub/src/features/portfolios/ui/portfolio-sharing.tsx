import type { Portfolio } from '@kavel/contracts';
import { useAskedAction } from '@kavel/router';
import { Button } from '@kavel/ui/core';
import { Lock, Users } from '@kavel/ui/icons';
import { useState } from 'react';
import { lateDialog } from '../../../common/late';
import { useHubTexts } from '../../../i18n/hub';
import { isPrivate, useSharedWith } from './use-shared-with';

const PortfolioDialogs = lateDialog(async () => (await import('./portfolio-dialogs')).PortfolioDialogs);

/** Shows who can see the portfolio, and opens the dialog to change it. */
export function PortfolioSharing({ portfolio }: { portfolio: Portfolio }) {
  const hub = useHubTexts();
  const sharedWith = useSharedWith();
  const [open, setOpen] = useState(false);
  useAskedAction({ 'share-portfolio': () => setOpen(true) });
  const Icon = isPrivate(portfolio) ? Lock : Users;
  const label = sharedWith(portfolio);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={`${label}: ${hub('portfolios.share')}`}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden /> {label}
      </Button>
      {open ? <PortfolioDialogs asked={{ kind: 'share', portfolio }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
