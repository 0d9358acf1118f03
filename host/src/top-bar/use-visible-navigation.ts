import { hasPermission, useSession } from '@kavel/auth';
import type { RemoteManifest } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';

export interface NavigationLink {
  path: string;
  label: string;
}

/** Navigation entries this user may open, sorted and localised. */
export function useVisibleNavigation(navigation: RemoteManifest['navigation']): NavigationLink[] {
  const session = useSession();
  const language = useLanguage();
  const audience = session.isAuthenticated ? 'member' : 'visitor';
  return navigation
    .filter(entry => entry.audience === audience && hasPermission(session, entry.permission))
    .sort((a, b) => a.order - b.order)
    .map(entry => ({ path: entry.path, label: entry.label[language] }));
}
