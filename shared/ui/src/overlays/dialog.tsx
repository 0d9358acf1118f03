import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../core/button';

const Frame = chakra('dialog', {
  base: {
    m: 'auto',
    p: 0,
    width: 'min(30rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'floating',
    '&::backdrop': { background: '{colors.overlay}' },
  },
  variants: {
    side: {
      centre: {},
      right: {
        m: 0,
        ms: 'auto',
        height: '100dvh',
        maxHeight: '100dvh',
        width: 'min(26rem, 100vw)',
        borderRadius: 0,
      },
      bottom: {
        m: 0,
        mt: 'auto',
        width: '100vw',
        maxWidth: '100vw',
        height: '90dvh',
        maxHeight: '90dvh',
        borderWidth: 0,
        borderRadius: 0,
        borderTopRadius: 'lg',
        '&[open]': { display: 'flex', flexDirection: 'column' },
        '& > [data-body]': {
          flex: '1 1 0',
          minHeight: 0,
          overflowY: 'auto',
          mt: '2',
          p: 0,
          borderBlockWidth: '1px',
          borderColor: 'line',
        },
        '& > [data-foot]': { pt: '3', pb: '3' },
      },
    },
    wide: { true: { width: 'min(48rem, calc(100vw - 2rem))' } },
  },
});

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `right` is a drawer beside visible content; `bottom` a sheet on a phone, whose content has its own padding. */
  side?: 'centre' | 'right' | 'bottom';
  wide?: boolean;
  children: ReactNode;
  /** Buttons, the main action last. */
  footer?: ReactNode;
}

/** A dialog that is removed while open would lose the focus; its opener may be gone too. */
function giveFocusBack(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const target = opener !== document.body && opener?.isConnected ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}

/** Native modal dialog: traps focus, closes on Escape and returns the focus. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  side = 'centre',
  wide,
  children,
  footer,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before it is shown nothing in it can be focused: render `autoFocus` elements afterwards.
  const [shown, setShown] = useState(false);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) {
      opener.current = document.activeElement;
      dialog.current?.showModal();
    }
    setShown(open);
  }, [open]);
  useEffect(() => (open ? () => giveFocusBack(opener.current) : undefined), [open]);

  // The browser reports `close` in a later task: until then the state would say open, and a shortcut would do nothing.
  const onCancel = (event: SyntheticEvent) => {
    // A file field in the dialog has a `cancel` of its own, which bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  if (!open) return null;
  return (
    <Frame
      ref={dialog}
      side={side}
      wide={wide}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClose}
    >
      <chakra.div display="flex" alignItems="center" gap="3" px="4" pt="3">
        <chakra.h2 id={titleId} flex="1" fontSize="lg" fontWeight="semibold">
          {title}
        </chakra.h2>
        <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
          ×
        </Button>
      </chakra.div>
      <chakra.div data-body px="4" py="3">
        {shown ? children : null}
      </chakra.div>
      {footer ? (
        <chakra.div data-foot display="flex" justifyContent="flex-end" gap="2" px="4" pb="4">
          {footer}
        </chakra.div>
      ) : null}
    </Frame>
  );
}
