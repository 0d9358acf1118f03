import type { Registry } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { translate } from '../i18n';
import { type OverPageDialog, openDialog, useOpenDialog } from './open-dialog';
import type { OverPageProps } from './over-page';
import { usePaletteKeys } from './use-palette-keys';

type OverPage = ComponentType<OverPageProps>;

/** Lazy, because few visits need them. */
const overPages: Record<NonNullable<OverPageDialog>, () => Promise<{ default: OverPage }>> = {
  palette: () => import('./palette'),
  shortcuts: () => import('./shortcut-sheet'),
};

function close(): void {
  openDialog(null);
}

function reportFailure(): void {
  close();
  bus.publish('toast', { tone: 'error', title: translate('goTo.away') });
}

/** Handles the keyboard shortcuts of the palette and the shortcut list, and shows the open dialog. */
export function PaletteDialogs({ registry }: { registry: Registry }) {
  const dialog = useOpenDialog();
  const [pages, setPages] = useState<Partial<Record<NonNullable<OverPageDialog>, OverPage>>>({});
  usePaletteKeys();

  useEffect(() => {
    if (dialog === null) return;
    overPages[dialog]().then(
      ({ default: page }) => setPages(known => ({ ...known, [dialog]: page })),
      reportFailure,
    );
  }, [dialog]);

  const Shown = dialog ? pages[dialog] : undefined;
  if (!Shown) return null;
  return (
    <Suspense fallback={null}>
      <Shown registry={registry} onClose={close} />
    </Suspense>
  );
}
