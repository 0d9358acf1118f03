import { Flex, Pill, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { useTexts } from '../i18n';
import type { Chip } from '../model/chip';

/** What is filtered by; a press takes it away. */
export function FilterChips<Part extends string>({
  chips,
  none,
  onRemove,
}: {
  chips: readonly Chip<Part>[];
  /** Said where nothing is filtered. */
  none: string;
  onRemove: (part: Part) => void;
}) {
  const t = useTexts();
  if (chips.length === 0) {
    return (
      <Text fontSize="sm" color="muted">
        {none}
      </Text>
    );
  }
  return (
    <Flex as="ul" role="list" aria-label={t('active')} wrap="wrap" gap="1.5" listStyleType="none">
      {chips.map(({ part, name, value }) => (
        <li key={part}>
          <Pill
            removable
            aria-label={`${t('remove', { name })}: ${value}`}
            title={name}
            onClick={() => onRemove(part)}
          >
            {value}
            <X aria-hidden />
          </Pill>
        </li>
      ))}
    </Flex>
  );
}
