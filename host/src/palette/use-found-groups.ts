import { portfolioQueries, useAddressSuggestions, valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { type FindableKind, fillPath, type Registry } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import { matching, type PaletteGroup } from './entry';
import { usePaletteTexts } from './i18n';

/** Path pattern with `:id` that a remote declares for this kind; null when the user may not open it. */
function useOpener(registry: Registry, kind: FindableKind): string | null {
  const session = useSession();
  const path = registry.remotes.map(({ opens }) => opens?.[kind]).find(Boolean);
  const route = registry.remotes.flatMap(({ routes }) => routes).find(candidate => candidate.path === path);
  return path && session.isAuthenticated && route && hasPermission(session, route.permission) ? path : null;
}

export interface Found {
  groups: readonly PaletteGroup[];
  /** True when a search failed, so that results are missing. */
  incomplete: boolean;
}

/** Portfolios, valuations and addresses that match the text, each opened by the remote that has its page. */
export function useFoundGroups(registry: Registry, text: string): Found {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const open = {
    portfolio: useOpener(registry, 'portfolio'),
    valuation: useOpener(registry, 'valuation'),
    address: useOpener(registry, 'address'),
  };
  const portfolios = useQuery({ ...portfolioQueries.list(), enabled: open.portfolio !== null });
  const valuations = useQuery({ ...valuationQueries.list(), enabled: open.valuation !== null });
  const addresses = useAddressSuggestions(open.address ? text : '');

  const entry = (kind: FindableKind, id: string, label: string, hint?: string) => ({
    key: `${kind}-${id}`,
    label,
    hint,
    onPick: () => navigate(fillPath(open[kind] ?? '/', { id })),
  });
  const found = addresses.suggestions.map(({ objectId, address }) => entry('address', objectId, address));
  return {
    groups: [
      {
        title: t('portfolios'),
        entries: matching(
          (portfolios.data ?? []).map(({ id, name }) => entry('portfolio', id, name)),
          text,
        ),
      },
      {
        title: t('valuations'),
        entries: matching(
          (valuations.data ?? []).map(({ id, name, portfolioName }) =>
            entry('valuation', id, name, portfolioName),
          ),
          text,
        ),
      },
      {
        title: t('addresses'),
        // Of results for an earlier text keep only those that match this one: Enter takes the first.
        entries: addresses.current ? found : matching(found, text),
      },
    ],
    incomplete: [portfolios.error, valuations.error, addresses.error].some(Boolean),
  };
}
