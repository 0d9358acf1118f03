import { hasPermission, useSession } from '@kavel/auth';
import type { Portfolio } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useAskedAction } from '@kavel/router';
import { Button } from '@kavel/ui/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n';
import { NewValuation } from './late-new-valuation';

/** Values the whole portfolio. */
export function ValuePortfolioButton({ portfolio }: { portfolio: Portfolio }) {
  const t = useTexts();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  useAskedAction({
    'value-portfolio': () => {
      if (portfolio.unitCount > 0) setAsking(true);
      else bus.publish('toast', { tone: 'info', title: t('errors.portfolioEmpty') });
    },
  });
  if (!hasPermission(session, 'auth.automated-valuation')) return null;

  return (
    <>
      <Button
        variant="solid"
        disabled={portfolio.unitCount === 0}
        title={portfolio.unitCount === 0 ? t('errors.portfolioEmpty') : undefined}
        onClick={() => setAsking(true)}
      >
        {t('hub.valuePortfolio')}
      </Button>
      {asking ? <NewValuation portfolio={portfolio} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
