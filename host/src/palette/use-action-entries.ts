import {
  currentPortfolio,
  currentValuation,
  portfolioQueries,
  useSelection,
  valuationQueries,
} from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { pageOfAction, type Registry, type RemoteAction } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { asking, matchPath, useLocation, useNavigate } from '@kavel/router';
import type { PaletteEntry } from './entry';

/** The object of an action. */
interface Subject {
  id: string;
  name: string;
  /** The user may edit it in its present state. */
  editable: boolean;
}

type SubjectOf = (action: RemoteAction) => Subject | null;

/** Actions of the remotes that the user may run here, on the open or last opened object. */
export function useActionEntries(registry: Registry): PaletteEntry[] {
  const navigate = useNavigate();
  const language = useLanguage();
  const session = useSession();
  const allowed = registry.remotes
    .filter(({ state }) => state === undefined || state === 'overridden')
    .flatMap(({ name, routes, actions = [] }) =>
      actions
        .filter(({ permission, path }) => {
          const page = routes.find(route => route.path === pageOfAction(path));
          return page && hasPermission(session, permission) && hasPermission(session, page.permission);
        })
        .map(action => ({ remote: name, action })),
    );
  const subjectOf = useSubjects(allowed.map(({ action }) => action));
  const { pathname, search } = useLocation();
  const goAndAsk = (to: string, action: string) => {
    const state = asking(action);
    const [page = '', query = ''] = to.split('?', 2);
    if (page !== pathname) return navigate(to, { state });
    // On the current page its search parameters stay, and the history gets no duplicate entry.
    const both = new URLSearchParams(search);
    for (const [name, value] of new URLSearchParams(query)) both.set(name, value);
    navigate({ pathname, search: `${both}` }, { state, replace: true });
  };

  // Actions on the open page come first, then actions on a selected object.
  const nearness = ({ path, of }: RemoteAction) => (matchPath(pageOfAction(path), pathname) ? 0 : of ? 1 : 2);
  const nearestFirst = allowed.toSorted((one, other) => nearness(one.action) - nearness(other.action));

  return nearestFirst.flatMap(({ remote, action }) => {
    const { id, label, words, path, of, changes } = action;
    const subject = of ? subjectOf(action) : null;
    if (of && (!subject || (changes && !subject.editable))) return [];
    return {
      key: `action-${remote}-${id}`,
      label: label[language],
      ...(subject ? { hint: subject.name } : {}),
      words: [...Object.values(label), ...Object.values(words ?? {}).flat()],
      onPick: () => goAndAsk(path.replace(':id', subject?.id ?? ''), id),
    };
  });
}

/** Looks up the open or selected objects in the user's own lists; others count as missing. */
function useSubjects(actions: readonly RemoteAction[]): SubjectOf {
  const { pathname } = useLocation();
  const wants = (kind: RemoteAction['of']) => actions.some(({ of }) => of === kind);
  const portfolios = useQuery({ ...portfolioQueries.list(), enabled: wants('portfolio') });
  const valuations = useQuery({ ...valuationQueries.list(), enabled: wants('valuation') });
  const selected = { portfolio: useSelection(currentPortfolio), valuation: useSelection(currentValuation) };
  const known: Record<NonNullable<RemoteAction['of']>, readonly Subject[]> = {
    portfolio: (portfolios.data ?? []).map(({ id, name, access, archivedAt }) => ({
      id,
      name,
      editable: access !== 'read' && archivedAt === null,
    })),
    valuation: (valuations.data ?? []).map(({ id, name }) => ({ id, name, editable: true })),
  };
  return ({ of, path }) => {
    if (!of) return null;
    const id = matchPath(pageOfAction(path), pathname)?.params.id ?? selected[of];
    return known[of].find(subject => subject.id === id) ?? null;
  };
}
