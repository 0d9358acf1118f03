import { Button } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import type { LiveCount } from '../model/live';
import type { SubjectTexts } from '../model/subject-texts';
import { useLive } from './use-live';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  total: number;
  live: LiveCount;
  texts: SubjectTexts;
  children: ReactNode;
}

/** The filters on a phone, with the count on the button that shows the result. */
export function FilterSheet({ open, onClose, total, live, texts, children }: FilterSheetProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('close')}
      side="bottom"
      footer={<ShowButton total={total} live={live} texts={texts} onPress={onClose} />}
    >
      {children}
    </Dialog>
  );
}

interface ShowButtonProps extends Pick<FilterSheetProps, 'total' | 'live' | 'texts'> {
  onPress: () => void;
}

function ShowButton({ total, live, texts, onPress }: ShowButtonProps) {
  const count = useLive(live, total);
  return (
    <Button variant="solid" size="lg" width="full" onClick={onPress}>
      {texts.show(count)}
    </Button>
  );
}
