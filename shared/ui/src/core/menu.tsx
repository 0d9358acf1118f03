import { type ReactNode, useId, useRef } from 'react';
import { Button } from './button';
import { MenuActionEntry } from './menu-action-entry';
import { entriesOf, type MenuItem, useMenuKeys } from './menu-items';
import { MenuPopover } from './menu-look';
import { SubMenu } from './sub-menu';

export interface MenuProps {
  trigger: ReactNode;
  /** Accessible name of the trigger when its content is not text. */
  label?: string;
  variant?: 'outline' | 'ghost';
  items: readonly MenuItem[];
}

function place(list: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const width = list.offsetWidth;
  const below = box.bottom + 4;
  const fitsBelow = below + list.offsetHeight <= innerHeight;
  list.style.left = `${Math.max(8, Math.min(box.right - width, innerWidth - width - 8))}px`;
  list.style.top = `${fitsBelow ? below : Math.max(8, box.top - list.offsetHeight - 4)}px`;
}

/** Menu based on the native popover: in the top layer, closed by Escape or an outside click. */
export function Menu({ trigger, label, variant = 'ghost', items }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const keys = useMenuKeys();
  const close = () => list.current?.hidePopover();
  return (
    <>
      <Button ref={button} variant={variant} popoverTarget={id} aria-haspopup="menu" aria-label={label}>
        {trigger}
      </Button>
      <MenuPopover
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onKeyDown={event => {
          if (event.key === 'Tab') close();
          else keys(event);
        }}
        onToggle={event => {
          if (event.newState !== 'open' || !button.current) return;
          place(event.currentTarget, button.current);
          entriesOf(event.currentTarget)[0]?.focus();
        }}
      >
        {items.map(item =>
          'items' in item ? (
            <SubMenu key={item.key} group={item} close={close} />
          ) : (
            <MenuActionEntry key={item.key} action={item} close={close} />
          ),
        )}
      </MenuPopover>
    </>
  );
}
