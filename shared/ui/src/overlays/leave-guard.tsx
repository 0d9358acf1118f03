import { useNavigate } from '@kavel/router';
import { useEffect, useState } from 'react';
import { Button, Text } from '../core';
import { Dialog } from './dialog';

/** Path of an internal link that a plain click would follow; null otherwise. */
function pathOfClick(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link?.href || !plain || link.target || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  return address.origin === location.origin ? `${address.pathname}${address.search}` : null;
}

export interface LeaveGuardProps {
  /** True while there is unsaved work. */
  active: boolean;
  texts: { title: string; text: string; leave: string; stay: string; close: string };
  /** The user agreed to lose the work. Not called when the tab is closed. */
  onLeave?: () => void;
}

/** Asks before leaving unsaved work, by a link or by closing the tab. */
export function LeaveGuard({ active, texts, onLeave }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const askBeforeLink = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(path);
    };
    addEventListener('beforeunload', askBeforeUnload);
    addEventListener('click', askBeforeLink, { capture: true });
    return () => {
      removeEventListener('beforeunload', askBeforeUnload);
      removeEventListener('click', askBeforeLink, { capture: true });
    };
  }, [active]);

  if (wanted === null) return null;
  return (
    <Dialog
      open
      onClose={() => setWanted(null)}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <>
          <Button
            onClick={() => {
              onLeave?.();
              navigate(wanted);
            }}
          >
            {texts.leave}
          </Button>
          <Button variant="solid" onClick={() => setWanted(null)}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <Text>{texts.text}</Text>
    </Dialog>
  );
}
