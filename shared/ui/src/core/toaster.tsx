import { chakra } from '@chakra-ui/react/styled-system';
import type { Toast } from '@kavel/contracts';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from './button';

const displayTime = 5000;
const removalDelay = 1_000_000;
const swipeThreshold = 50;
const hotkey = 'F8';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    right: '4',
    bottom: '4',
    maxWidth: 'calc(100vw - 2rem)',
    width: '24rem',
  },
});

const Panel = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    p: '3',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderInlineStartWidth: '4px',
    borderRadius: 'lg',
    boxShadow: 'floating',
    touchAction: 'pan-y',
  },
  variants: {
    tone: {
      success: { borderInlineStartColor: 'green' },
      info: { borderInlineStartColor: 'accent' },
      warning: { borderInlineStartColor: 'amber' },
      error: { borderInlineStartColor: 'red' },
    },
  },
});

export interface ToasterProps {
  /** The latest toast; it replaces the previous one. */
  toast: Toast | null;
  /** Called when the dismissed toast can be removed. */
  onRemove: () => void;
  labels: { region: string; close: string };
}

/**
 * Shows one toast at a time. Hover or focus pauses its timeout, a swipe or the close button dismisses it, F8 focuses
 * it.
 */
export function Toaster({ toast, onRemove, labels }: ToasterProps) {
  const [dismissed, setDismissed] = useState<Toast | null>(null);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const swipeStart = useRef<number | null>(null);
  const open = toast !== null && toast !== dismissed;

  useEffect(() => {
    if (!open || held) return;
    const timer = setTimeout(() => setDismissed(toast), toast.duration ?? displayTime);
    return () => clearTimeout(timer);
  }, [open, held, toast]);

  useEffect(() => {
    if (!toast || open) return;
    const timer = setTimeout(onRemove, removalDelay);
    return () => clearTimeout(timer);
  }, [toast, open, onRemove]);

  useEffect(() => {
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (event.key === hotkey) region.current?.querySelector<HTMLElement>('button')?.focus();
    };
    addEventListener('keydown', focusOnHotkey);
    return () => removeEventListener('keydown', focusOnHotkey);
  }, []);

  const endSwipe = (event: PointerEvent) => {
    const start = swipeStart.current;
    swipeStart.current = null;
    if (start !== null && event.clientX - start > swipeThreshold) setDismissed(toast);
  };

  return (
    <Region ref={region} aria-label={labels.region}>
      <div role="status" aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'}>
        {open ? (
          <Panel
            tone={toast.tone}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            onPointerDown={event => {
              swipeStart.current = event.clientX;
            }}
            onPointerUp={endSwipe}
          >
            <chakra.div flex="1" minWidth="0" fontSize="sm" lineHeight="snug">
              <chakra.div fontWeight="semibold">{toast.title}</chakra.div>
              {toast.description ? <chakra.div color="muted">{toast.description}</chakra.div> : null}
            </chakra.div>
            {toast.action ? (
              <Button
                aria-description={toast.action.altText}
                onClick={() => {
                  toast.action?.onAction();
                  setDismissed(toast);
                }}
              >
                {toast.action.label}
              </Button>
            ) : null}
            <Button variant="ghost" size="icon" aria-label={labels.close} onClick={() => setDismissed(toast)}>
              ×
            </Button>
          </Panel>
        ) : null}
      </div>
    </Region>
  );
}
