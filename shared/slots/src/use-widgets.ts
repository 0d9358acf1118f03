import { hasPermission, useSession } from '@kavel/auth';
import { contractProblem, type SlotName } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { use, useMemo } from 'react';
import { type DeclaredWidget, SlotContext } from './slot-host';

/** A widget offered to this user. */
export interface OfferedWidget {
  id: string;
  /** Localised. */
  title: string;
  /** Of the manifest: low comes first. */
  order: number;
}

/** Widgets of a slot that the user may see and the page supports, sorted. Does not load them. */
export function useDeclaredWidgets(slot: SlotName): readonly DeclaredWidget[] {
  const page = use(SlotContext);
  const session = useSession();
  return useMemo(
    () =>
      (page?.host.widgets ?? [])
        .filter(widget => widget.slot === slot)
        .filter(({ permission }) => hasPermission(session, permission))
        .filter(({ contract }) => !contract || (page && contractProblem(contract, page.contract) === null))
        .sort((one, other) => one.order - other.order || one.id.localeCompare(other.id)),
    [page, session, slot],
  );
}

/**
 * For pages that list widgets before opening one, such as tabs and panels. Pass the id of the open one to `Slot` as
 * `only`.
 */
export function useWidgets(slot: SlotName): readonly OfferedWidget[] {
  const language = useLanguage();
  const widgets = useDeclaredWidgets(slot);
  return useMemo(
    () => widgets.map(({ id, title, order }) => ({ id, title: title[language], order })),
    [widgets, language],
  );
}
