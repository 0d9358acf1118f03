import { useNavigate } from '@kavel/router';
import { NameDialog } from '../../../common/name-dialog';
import { useTexts } from '../../../i18n';
import { usePortfolioCalls } from '../../portfolios';

/** Names a portfolio and opens the page on which its addresses are added. */
export function NewPortfolio({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { create } = usePortfolioCalls();
  return (
    <NameDialog
      title={t('landing.newTitle')}
      submitLabel={t('landing.create')}
      initialName=""
      onClose={onClose}
      onSubmit={async name => {
        const { id } = await create(name);
        navigate(`/${id}/bulk-upload`);
      }}
    />
  );
}
