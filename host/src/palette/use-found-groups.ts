import { portfolioQueries, useAddressSuggestions, valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { type FindableKind, fillPath, type Registry } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import { matching, type PaletteGroup } from './entry';
import { usePaletteTexts } from './i18n';

/** The path with `:id` that opens a thing of this kind, as a remote says; null when this user may not open it. */
function useOpener(registry: Registry, kind: FindableKind): string | null {
  const session = useSession();
  const path = registry.remotes.map(({ opens }) => opens?.[kind]).find(Boolean);
  const route = registry.remotes.flatMap(({ routes }) => routes).find(candidate => candidate.path === path);
  return path && session.isAuthenticated && route && hasPermission(session, route.permission) ? path : null;
}

export interface Found {
  groups: readonly PaletteGroup[];
  /** Some of what could be found is not known: the service did not answer. */
  incomplete: boolean;
}

/** Portfolios, valuations and addresses by what is typed, each to be opened by the remote that has the page for it. */
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
        // Of those for an earlier text only what this one finds too: Enter takes the first.
        entries: addresses.current ? found : matching(found, text),
      },
    ],
    incomplete: [portfolios.error, valuations.error, addresses.error].some(Boolean),
  };
}
