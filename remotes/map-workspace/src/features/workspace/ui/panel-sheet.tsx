import { Box, Button, Flex, SectionTitle } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { panelSheetShare, Sheet } from '../../../common/frames';
import { useTexts } from '../i18n';

/** Part of the workspace that the sheet takes when it is raised. */
const raisedShare = 0.88;
/** Pixels of movement below which a press is a click. */
const clickReach = 8;

export interface PanelSheetProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel on a phone: low, so that the map stays in view, and raised by dragging its handle or pressing it. */
export default function PanelSheet({ label, closeLabel, onClose, children }: PanelSheetProps) {
  const t = useTexts();
  const [isRaised, setRaised] = useState(false);
  const [dragged, setDragged] = useState(0);
  const from = useRef<number | null>(null);
  const wasDragged = useRef(false);

  const move = ({ clientY }: PointerEvent) => {
    if (from.current !== null) setDragged(from.current - clientY);
  };
  const release = ({ clientY }: PointerEvent) => {
    if (from.current === null) return;
    const distance = from.current - clientY;
    from.current = null;
    wasDragged.current = Math.abs(distance) > clickReach;
    if (wasDragged.current) setRaised(distance > 0);
    setDragged(0);
  };
  const share = isRaised ? raisedShare : panelSheetShare;
  return (
    <Sheet
      aria-label={label}
      style={{ height: `calc(${share * 100}% + ${dragged}px)`, maxHeight: `${raisedShare * 100}%` }}
    >
      <Box position="sticky" top="0" zIndex="1" bg="surface">
        <Flex
          as="button"
          aria-expanded={isRaised}
          aria-label={t('raise')}
          width="full"
          height="6"
          alignItems="center"
          justifyContent="center"
          cursor="ns-resize"
          touchAction="none"
          onPointerDown={(event: PointerEvent) => {
            from.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
          onClick={() => {
            if (!wasDragged.current) setRaised(!isRaised);
            wasDragged.current = false;
          }}
        >
          <Box as="span" aria-hidden width="9" height="1" borderRadius="full" bg="lineStrong" />
        </Flex>
        <Flex alignItems="center" justifyContent="space-between" ps="4" pe="2">
          <SectionTitle>{label}</SectionTitle>
          <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
            <X aria-hidden />
          </Button>
        </Flex>
      </Box>
      {children}
    </Sheet>
  );
}
