import { hasPermission, useSession } from '@kavel/auth';
import type { TransferMode } from '@kavel/contracts/units';
import { Button, Flex, Menu, Text } from '@kavel/ui/core';
import { Pencil, Tag, Trash2, X } from '@kavel/ui/icons';
import { useHubTexts } from '../../../i18n/hub';

export interface SelectionBarProps {
  count: number;
  onEdit: () => void;
  onValue: () => void;
  onTag: () => void;
  onTransfer: (mode: TransferMode) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** Actions on the selected units. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, onEdit, onValue, onTag, onTransfer, onRemove, onClear } = props;
  const hub = useHubTexts();
  const session = useSession();
  return (
    <Flex
      role="toolbar"
      aria-label={hub('bulk.bar')}
      gap="2"
      px="3"
      py="1.5"
      alignItems="center"
      wrap="wrap"
      bg="accentSoft"
      borderBottomWidth="1px"
      borderColor="line"
      _print={{ display: 'none' }}
    >
      <Text fontSize="sm" fontWeight="medium" aria-live="polite" me="auto">
        {hub('bulk.ticked', { count })}
      </Text>
      {hasPermission(session, 'auth.automated-valuation') ? (
        <Button onClick={onValue}>{hub('bulk.value')}</Button>
      ) : null}
      <Button onClick={onEdit}>
        <Pencil aria-hidden /> {hub('bulk.edit')}
      </Button>
      <Button onClick={onTag}>
        <Tag aria-hidden /> {hub('tags.button')}
      </Button>
      <Menu
        variant="outline"
        trigger={hub('transfer.menu')}
        items={(['move', 'copy'] as const).map(mode => ({
          key: mode,
          label: hub(`transfer.menuItem.${mode}`),
          onSelect: () => onTransfer(mode),
        }))}
      />
      <Button variant="danger" onClick={onRemove}>
        <Trash2 aria-hidden /> {hub('bulk.remove')}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        <X aria-hidden /> {hub('bulk.clear')}
      </Button>
    </Flex>
  );
}
