import { Button, Flex, Text } from '@kavel/ui/core';
import { Pencil, X } from '@kavel/ui/icons';
import { useHubTexts } from '../../../i18n/hub';

export interface SelectionBarProps {
  count: number;
  onEdit: () => void;
  onClear: () => void;
}

/** Actions on the selected units. */
export function SelectionBar({ count, onEdit, onClear }: SelectionBarProps) {
  const hub = useHubTexts();
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
    >
      <Text fontSize="sm" fontWeight="medium" aria-live="polite" me="auto">
        {hub('bulk.ticked', { count })}
      </Text>
      <Button onClick={onEdit}>
        <Pencil aria-hidden /> {hub('bulk.edit')}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        <X aria-hidden /> {hub('bulk.clear')}
      </Button>
    </Flex>
  );
}
