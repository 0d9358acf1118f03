import { Box, Button, chakra, SectionTitle } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n';
import type { LiveCount } from '../model/live';
import { useLive } from './use-live';

const Frame = chakra('dialog', {
  base: {
    m: 0,
    mt: 'auto',
    p: 0,
    width: '100vw',
    maxWidth: '100vw',
    height: '90dvh',
    maxHeight: '90dvh',
    bg: 'surface',
    color: 'text',
    borderWidth: '0',
    borderTopRadius: 'lg',
    boxShadow: 'floating',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: '{colors.overlay}' },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', ps: '4', pe: '2', py: '1' },
});
const Body = chakra('div', {
  base: { flex: '1 1 0', minHeight: 0, overflowY: 'auto', borderBlockWidth: '1px', borderColor: 'line' },
});

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
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  if (!open) return null;
  const close = () => dialog.current?.close();
  return (
    <Frame ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <Head>
        <SectionTitle id={titleId}>{t('filters')}</SectionTitle>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={close}>
          <X aria-hidden />
        </Button>
      </Head>
      <Body>{children}</Body>
      <Box p="3">
        <ShowButton total={total} live={live} onPress={close} />
      </Box>
    </Frame>
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
