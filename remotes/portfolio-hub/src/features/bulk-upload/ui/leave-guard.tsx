import { useNavigate } from '@kavel/router';
import { Button, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n';

/** The path of a link of this application that a plain click would follow. */
function pathOfClick(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link?.href || !plain || link.target || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  return address.origin === location.origin ? `${address.pathname}${address.search}` : null;
}

/** Asks before a list that has not been added is left, by a link or by closing the tab. */
export function LeaveGuard({ active }: { active: boolean }) {
  const t = useTexts();
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
      title={t('leave.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={() => navigate(wanted)}>{t('leave.leave')}</Button>
          <Button variant="solid" onClick={() => setWanted(null)}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('leave.text')}</Text>
    </Dialog>
  );
}
