import { hasPermission, useSession } from '@kavel/auth';
import { useLanguage } from '@kavel/i18n';
import { SlotContext, useWidgets } from '@kavel/slots';
import { LayoutPanelLeft } from '@kavel/ui/icons';
import { use, useMemo } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { panelOf } from './panel-of';

const slot = 'map-panel';

/**
 * The panels that other remotes offer to the map, as features of the workspace. Those that the user may not see are
 * among them with their permission, so that a link to one can say so.
 */
export function useSlotFeatures(): readonly WorkspaceFeature[] {
  const offered = useWidgets(slot);
  const declared = use(SlotContext)?.host.widgets;
  const session = useSession();
  const language = useLanguage();
  return useMemo(() => {
    const refused = (declared ?? []).flatMap(({ id, slot: of, title, permission }) =>
      of === slot && permission && !hasPermission(session, permission)
        ? [{ id, title: title[language], permission: [permission] }]
        : [],
    );
    return [...offered.map(one => ({ ...one, permission: null })), ...refused].map(
      ({ id, title, permission }) => ({
        key: id,
        permission,
        label: () => title,
        icon: LayoutPanelLeft,
        Panel: panelOf(id),
      }),
    );
  }, [offered, declared, session, language]);
}
