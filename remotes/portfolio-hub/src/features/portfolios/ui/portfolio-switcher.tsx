import { portfolioQueries } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import { Menu } from '@kavel/ui/core';
import { ChevronDown } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';

/** Number that fits on a phone; the others are on the list page. */
const shownAtMost = 10;

export interface PortfolioSwitcherProps {
  currentId: string;
  /** Path of the same page for another portfolio. */
  pathOf: (id: string) => string;
}

/** Menu beside the title to switch to another portfolio. */
export function PortfolioSwitcher({ currentId, pathOf }: PortfolioSwitcherProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { data: portfolios = [] } = useQuery(portfolioQueries.list());
  return (
    <Menu
      trigger={<ChevronDown aria-hidden />}
      label={t('hub.switch')}
      items={[
        ...portfolios.slice(0, shownAtMost).map(portfolio => ({
          key: portfolio.id,
          label: portfolio.name,
          checked: portfolio.id === currentId,
          onSelect: () => navigate(pathOf(portfolio.id)),
        })),
        { key: 'all', label: t('hub.allPortfolios'), onSelect: () => navigate('/landing') },
      ]}
    />
  );
}
