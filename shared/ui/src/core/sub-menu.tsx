import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { MenuActionEntry } from './menu-action-entry';
import { entriesOf, type MenuGroup, useMenuKeys } from './menu-items';
import { MenuArrow, MenuEntry, MenuPopover } from './menu-look';

/** In milliseconds; during `grace` the pointer may cross other entries on its way to the submenu. */
const openDelay = 100;
const grace = 300;

function placeBeside(list: HTMLElement, entry: HTMLElement): void {
  const box = entry.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const left = box.left - width >= 8 ? box.left - width : box.right;
  list.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  list.style.top = `${Math.max(8, Math.min(box.top, innerHeight - height - 8))}px`;
}

/** Entry that opens a submenu: on hover, press, or right arrow. */
export function SubMenu({ group, close }: { group: MenuGroup; close: () => void }) {
  const entry = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const keys = useMenuKeys();
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (wait: number, work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, wait);
  };
  const show = () => {
    clearTimeout(timer.current);
    if (!open) list.current?.showPopover();
  };
  const enter = () => {
    show();
    entriesOf(list.current)[0]?.focus();
  };
  const hide = () => list.current?.hidePopover();
  /** Touch pointers do not hover. */
  const hovering = (work: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') work();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowLeft') {
      hide();
      entry.current?.focus();
    } else keys(event);
    // Otherwise the parent menu would move too.
    if (event.key !== 'Tab') event.stopPropagation();
  };

  return (
    <div
      role="none"
      onPointerEnter={hovering(() => later(openDelay, show))}
      onPointerLeave={hovering(() => later(grace, hide))}
    >
      <MenuEntry
        ref={entry}
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={open}
        tabIndex={-1}
        onClick={enter}
        onKeyDown={event => {
          if (event.key === 'ArrowRight') enter();
        }}
      >
        {group.label}
        <MenuArrow aria-hidden>›</MenuArrow>
      </MenuEntry>
      <MenuPopover
        ref={list}
        popover="auto"
        role="menu"
        aria-label={typeof group.label === 'string' ? group.label : undefined}
        onKeyDown={onKeyDown}
        onToggle={event => {
          const opened = event.newState === 'open';
          setOpen(opened);
          if (opened && entry.current) placeBeside(event.currentTarget, entry.current);
        }}
      >
        {group.items.map(action => (
          <MenuActionEntry key={action.key} action={action} close={close} />
        ))}
      </MenuPopover>
    </div>
  );
}
