import { Button } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import type { LiveCount } from '../model/live';
import { useLive } from './use-live';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  total: number;
  live: LiveCount;
  children: ReactNode;
}

/** The filters on a phone, with the count on the button that shows the result. */
export function FilterSheet({ open, onClose, total, live, children }: FilterSheetProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('close')}
      side="bottom"
      footer={<ShowButton total={total} live={live} onPress={onClose} />}
    >
      {children}
    </Dialog>
  );
}

function ShowButton({ total, live, onPress }: { total: number; live: LiveCount; onPress: () => void }) {
  const t = useTexts();
  const count = useLive(live, total);
  return (
    <Button variant="solid" size="lg" width="full" onClick={onPress}>
      {t('show', { count })}
    </Button>
  );
}
