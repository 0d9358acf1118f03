import { FileText, Pencil, Trash2 } from '@kavel/ui/icons';

/** What the icons of rows are drawn from: once, however many rows there are. */
export function RowIcons() {
  return (
    <svg aria-hidden width="0" height="0" style={{ position: 'absolute' }}>
      <Pencil id="row-pencil" />
      <FileText id="row-paper" />
      <Trash2 id="row-bin" />
    </svg>
  );
}

/** An icon of `RowIcons`. */
export function RowIcon({ icon }: { icon: 'pencil' | 'paper' | 'bin' }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24">
      <use href={`#row-${icon}`} />
    </svg>
  );
}
