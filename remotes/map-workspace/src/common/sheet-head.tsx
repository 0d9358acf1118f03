import { Box, Button, Flex, SectionTitle } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { panelSheetShare, raisedSheetShare } from './frames';

/** Pixels of movement below which a press is a click. */
const clickReach = 8;

export interface SheetHeadProps {
  label: string;
  /** Names of its buttons. */
  raiseLabel: string;
  closeLabel: string;
  /** Of the sheet, in CSS; null when the head goes. */
  onHeight: (height: string | null) => void;
  onClose: () => void;
}

/** Title of a panel on a phone: low, so that the map stays in view, and raised by dragging its handle or pressing it. */
export default function SheetHead({ label, raiseLabel, closeLabel, onHeight, onClose }: SheetHeadProps) {
  const [isRaised, setRaised] = useState(false);
  const from = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const told = useRef(onHeight);
  useEffect(() => {
    told.current = onHeight;
  });
  useEffect(() => () => told.current(null), []);

  const put = (raised: boolean, dragged = 0) => {
    const share = raised ? raisedSheetShare : panelSheetShare;
    onHeight(`calc(${share * 100}% + ${dragged}px)`);
  };
  const raise = (raised: boolean) => {
    setRaised(raised);
    put(raised);
  };
  const move = ({ clientY }: PointerEvent) => {
    if (from.current !== null) put(isRaised, from.current - clientY);
  };
  const release = ({ clientY }: PointerEvent) => {
    if (from.current === null) return;
    const distance = from.current - clientY;
    from.current = null;
    wasDragged.current = Math.abs(distance) > clickReach;
    raise(wasDragged.current ? distance > 0 : isRaised);
  };
  return (
    <Box position="sticky" top="0" zIndex="1" bg="surface">
      <Flex
        as="button"
        aria-expanded={isRaised}
        aria-label={raiseLabel}
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
          if (!wasDragged.current) raise(!isRaised);
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
  );
}
