import type { MenuAction } from './menu-items';
import { MenuEntry, MenuMark } from './menu-look';

/** Menu entry with an action; `close` closes the whole menu first. */
export function MenuActionEntry({ action, close }: { action: MenuAction; close: () => void }) {
  const { label, checked, disabled, onSelect } = action;
  return (
    <MenuEntry
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      disabled={disabled}
      onClick={() => {
        close();
        onSelect();
      }}
    >
      {checked === undefined ? null : <MenuMark>{checked ? '✓' : ''}</MenuMark>}
      {label}
    </MenuEntry>
  );
}
