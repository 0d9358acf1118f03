import { Button } from '@kavel/ui/core';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../i18n';

const ShareDialog = lazy(() => import('./share-dialog'));

/** Button that opens the links to a passport. */
export function SharePassport({ objectId }: { objectId: string }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('share')}</Button>
      {open ? (
        <Suspense>
          <ShareDialog objectId={objectId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
