import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface Entry {
  key: string;
  label: ReactNode;
}

export interface MenuAction extends Entry {
  /** For one of several choices: whether it is selected. */
  checked?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** Opens a submenu. */
export interface MenuGroup extends Entry {
  items: readonly MenuAction[];
}

export type MenuItem = MenuAction | MenuGroup;

/** Reset time of type-ahead, in milliseconds. */
const typeAheadReset = 1000;

/** Entries that arrow keys move through; excludes those of submenus. */
export function entriesOf(list: HTMLElement | null): HTMLElement[] {
  const entry = '[role^=menuitem]:not(:disabled)';
  return [
    ...(list?.querySelectorAll<HTMLElement>(`:scope > ${entry}, :scope > [role=none] > ${entry}`) ?? []),
  ];
}

/** Arrow keys, Home and End move through a list; letters jump to the entry that starts with them. */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  return event => {
    const entries = entriesOf(event.currentTarget);
    const moveBy = (step: number) => {
      const now = entries.findIndex(entry => entry.matches(':focus'));
      entries[(now + step + entries.length) % entries.length]?.focus();
    };
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveBy(1),
      ArrowUp: () => moveBy(-1),
      Home: () => entries[0]?.focus(),
      End: () => entries.at(-1)?.focus(),
    };
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      move();
    } else if (event.key.length === 1 && event.key !== ' ') {
      const { text: before, at } = typed.current;
      const text = event.timeStamp - at > typeAheadReset ? event.key : before + event.key;
      typed.current = { text, at: event.timeStamp };
      entries.find(entry => entry.textContent?.toLowerCase().startsWith(text.toLowerCase()))?.focus();
    }
  };
}
