import { hasPermission, useSession } from '@kavel/auth';
import type { Registry } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { useNavigate } from '@kavel/router';
import { useVisibleNavigation } from '../top-bar/use-visible-navigation';
import type { PaletteEntry } from './entry';

/** The pages this user may open: the navigation first, then pages that require a permission. */
export function usePageEntries(registry: Registry): PaletteEntry[] {
  const navigate = useNavigate();
  const language = useLanguage();
  const session = useSession();
  const inNavigation = useVisibleNavigation(registry.remotes.flatMap(remote => remote.navigation));
  const others = registry.remotes
    .flatMap(remote => remote.routes)
    .filter(({ path, permission }) => permission && !path.includes(':') && hasPermission(session, permission))
    .map(({ path, title }) => ({ path, label: title[language] }));

  const named = new Set(inNavigation.map(({ path }) => path));
  return [...inNavigation, ...others.filter(({ path }) => !named.has(path))].map(({ path, label }) => ({
    key: path,
    label,
    hint: path,
    onPick: () => navigate(path),
  }));
}
