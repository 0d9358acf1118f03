import type { Portfolio } from '@kavel/contracts';
import type { Sharing } from '@kavel/contracts/portfolios';
import { fitText } from '@kavel/i18n';
import { useNavigate } from '@kavel/router';
import { NameDialog } from '../../../common/name-dialog';
import { longestName } from '../../../common/name-problem';
import { toastSuccess } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { usePortfolioCalls } from '../api/portfolio-calls';
import { ShareDialog } from './share-dialog';

/** The open dialog and its portfolio. */
export type Asked = { kind: 'new' } | { kind: 'rename' | 'duplicate' | 'share'; portfolio: Portfolio };

/** Dialogs of the portfolio list; each closes when it is done. */
export function PortfolioDialogs({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useTexts();
  const hub = useHubTexts();
  const navigate = useNavigate();
  const calls = usePortfolioCalls();

  if (asked.kind === 'new') {
    return (
      <NameDialog
        title={t('landing.newTitle')}
        submitLabel={t('landing.create')}
        initialName=""
        onClose={onClose}
        onSubmit={async name => {
          const { id } = await calls.create(name);
          navigate(`/${id}/hub`);
        }}
      />
    );
  }
  const { portfolio } = asked;
  if (asked.kind === 'rename') {
    return (
      <NameDialog
        title={t('landing.renameTitle')}
        submitLabel={t('common.save')}
        initialName={portfolio.name}
        onClose={onClose}
        onSubmit={async name => {
          await calls.rename(portfolio.id, name);
          onClose();
          toastSuccess(t('landing.renamed', { name }));
        }}
      />
    );
  }
  if (asked.kind === 'duplicate') {
    return (
      <NameDialog
        title={hub('portfolios.duplicateTitle')}
        submitLabel={hub('portfolios.duplicateSave')}
        initialName={fitText(hub('portfolios.copyOf', { name: portfolio.name }), longestName)}
        onClose={onClose}
        onSubmit={async name => {
          const { id } = await calls.duplicate(portfolio.id, name);
          navigate(`/${id}/hub`);
        }}
      />
    );
  }
  return (
    <ShareDialog
      portfolio={portfolio}
      onClose={onClose}
      onSave={async (sharing: Sharing) => {
        await calls.share(portfolio.id, sharing);
        onClose();
        toastSuccess(hub('sharing.saved', { name: portfolio.name }));
      }}
    />
  );
}
