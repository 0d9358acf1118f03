import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './button';

const List = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: 0,
    minWidth: '12rem',
    maxHeight: '60dvh',
    overflowY: 'auto',
    p: '1',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'floating',
  },
});

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: 'control',
    px: '3',
    borderRadius: 'sm',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover, &:focus-visible': { bg: 'sunken' },
    '& svg': { width: '4', height: '4' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export interface MenuItem {
  key: string;
  label: ReactNode;
  /** For a choice among several: whether this is the one chosen. */
  checked?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  trigger: ReactNode;
  /** Name of the trigger where its content is no text. */
  label?: string;
  variant?: 'outline' | 'ghost';
  items: readonly MenuItem[];
}

const typeAheadReset = 1000;

function place(list: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const width = list.offsetWidth;
  const below = box.bottom + 4;
  const fitsBelow = below + list.offsetHeight <= innerHeight;
  list.style.left = `${Math.max(8, Math.min(box.right - width, innerWidth - width - 8))}px`;
  list.style.top = `${fitsBelow ? below : Math.max(8, box.top - list.offsetHeight - 4)}px`;
}

/** A menu on the platform's own popover: light, in the top layer, closed by Escape or a click beside it. */
export function Menu({ trigger, label, variant = 'ghost', items }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? []),
  ];

  const moveBy = (step: number) => {
    const all = entries();
    const now = all.findIndex(entry => entry.matches(':focus'));
    all[(now + step + all.length) % all.length]?.focus();
  };

  const typeAhead = (key: string, at: number) => {
    const text = at - typed.current.at > typeAheadReset ? key : typed.current.text + key;
    typed.current = { text, at };
    entries()
      .find(entry => entry.textContent?.toLowerCase().startsWith(text.toLowerCase()))
      ?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveBy(1),
      ArrowUp: () => moveBy(-1),
      Home: () => entries()[0]?.focus(),
      End: () => entries().at(-1)?.focus(),
    };
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      move();
    } else if (event.key.length === 1 && event.key !== ' ') typeAhead(event.key, event.timeStamp);
    else if (event.key === 'Tab') list.current?.hidePopover();
  };

  return (
    <>
      <Button ref={button} variant={variant} popoverTarget={id} aria-haspopup="menu" aria-label={label}>
        {trigger}
      </Button>
      <List
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onKeyDown={onKeyDown}
        onToggle={event => {
          if (event.newState !== 'open' || !button.current) return;
          place(event.currentTarget, button.current);
          entries()[0]?.focus();
        }}
      >
        {items.map(item => (
          <Item
            key={item.key}
            role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.checked}
            tabIndex={-1}
            disabled={item.disabled}
            onClick={() => {
              list.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.checked === undefined ? null : (
              <chakra.span width="4">{item.checked ? '✓' : ''}</chakra.span>
            )}
            {item.label}
          </Item>
        ))}
      </List>
    </>
  );
}
