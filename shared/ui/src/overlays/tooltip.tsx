import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** In milliseconds: delay before a tooltip opens; and time after closing in which the next one opens at once. */
const openDelay = 700;
const skipDelay = 300;
/** Time in milliseconds to move the pointer onto the tooltip, which then stays open. */
const grace = 100;

let lastClosed = Number.NEGATIVE_INFINITY;

const Around = chakra('span', { base: { display: 'contents' } });

const Bubble = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: 0,
    maxWidth: '18rem',
    px: '2',
    py: '1',
    border: 0,
    borderRadius: 'sm',
    bg: 'text',
    color: 'surface',
    fontSize: 'xs',
    lineHeight: 'snug',
    _print: { display: 'none' },
  },
});

export interface TooltipProps {
  /** More detail than the control shows; the control's name belongs in its label. */
  text: string;
  /** The control. */
  children: ReactNode;
}

function placeBy(bubble: HTMLElement, control: Element): void {
  const box = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = box.left + (box.width - width) / 2;
  const above = box.top - height - 6;
  bubble.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  bubble.style.top = `${above >= 8 ? above : box.bottom + 6}px`;
}

/**
 * Tooltip of a control: after hovering, at once on keyboard focus or when coming from another tooltip. Escape and a
 * press close it. Hidden from screen readers, because the label of the control says the same.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const control = around.current?.firstElementChild;
    if (!open || !bubble.current || !control) return;
    bubble.current.showPopover();
    placeBy(bubble.current, control);
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('keydown', onEscape);
      lastClosed = performance.now();
    };
  }, [open]);

  const later = (wait: number, shown: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(shown), wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  return (
    <Around
      ref={around}
      onPointerEnter={event => {
        // Touch pointers do not hover.
        if (event.pointerType === 'touch') return;
        later(performance.now() - lastClosed < skipDelay ? 0 : openDelay, true);
      }}
      onPointerLeave={() => later(open ? grace : 0, false)}
      onFocus={event => {
        if (event.target.matches(':focus-visible')) later(0, true);
      }}
      onBlur={close}
      onPointerDown={close}
    >
      {children}
      {open ? (
        <Bubble ref={bubble} popover="manual" aria-hidden>
          {text}
        </Bubble>
      ) : null}
    </Around>
  );
}
