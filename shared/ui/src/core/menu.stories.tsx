import { Menu } from './menu';

export default { title: 'ui/core/Menu' };

const nothing = () => undefined;

export const Actions = () => (
  <Menu
    trigger="Actions"
    variant="outline"
    items={[
      { key: 'rename', label: 'Rename', onSelect: nothing },
      { key: 'copy', label: 'Copy', onSelect: nothing },
      { key: 'delete', label: 'Delete', disabled: true, onSelect: nothing },
    ]}
  />
);

export const Choice = () => (
  <Menu
    trigger="…"
    label="Sort by"
    items={[
      { key: 'name', label: 'Name', checked: true, onSelect: nothing },
      { key: 'date', label: 'Date', checked: false, onSelect: nothing },
    ]}
  />
);

export const MenuBeside = () => (
  <Menu
    trigger="View"
    variant="outline"
    items={[
      { key: 'columns', label: 'Columns', onSelect: nothing },
      {
        key: 'theme',
        label: 'Theme',
        items: [
          { key: 'light', label: 'Light', checked: true, onSelect: nothing },
          { key: 'dark', label: 'Dark', checked: false, onSelect: nothing },
        ],
      },
    ]}
  />
);
