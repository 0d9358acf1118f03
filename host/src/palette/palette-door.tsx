import type { Registry } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { translate } from '../i18n';
import { type Door, openDoor, useDoor } from './door';
import type { OverPageProps } from './over-page';
import { usePaletteKeys } from './use-palette-keys';

type OverPage = ComponentType<OverPageProps>;

/** Fetched when first asked for: few visits need them. */
const overPages: Record<NonNullable<Door>, () => Promise<{ default: OverPage }>> = {
  palette: () => import('./palette'),
  shortcuts: () => import('./shortcut-sheet'),
};

function close(): void {
  openDoor(null);
}

function tellThatItIsAway(): void {
  close();
  bus.publish('toast', { tone: 'error', title: translate('goTo.away') });
}

/** Listens for the keys of the palette and of the list of shortcuts, and draws over the page what they ask for. */
export function PaletteDoor({ registry }: { registry: Registry }) {
  const door = useDoor();
  const [pages, setPages] = useState<Partial<Record<NonNullable<Door>, OverPage>>>({});
  usePaletteKeys();

  useEffect(() => {
    if (door === null) return;
    overPages[door]().then(
      ({ default: page }) => setPages(known => ({ ...known, [door]: page })),
      tellThatItIsAway,
    );
  }, [door]);

  const Shown = door ? pages[door] : undefined;
  if (!Shown) return null;
  return (
    <Suspense fallback={null}>
      <Shown registry={registry} onClose={close} />
    </Suspense>
  );
}
