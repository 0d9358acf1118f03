import { commentLimits, type ValuationPerson } from '@kavel/contracts/valuations';
import { Box, Flex, Text } from '@kavel/ui/core';
import { Textarea } from '@kavel/ui/forms';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n';
import { mentionAt, namesFor, withMention } from '../model/mention';

export interface MentionTextProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Who can be mentioned. */
  people: readonly ValuationPerson[];
  /** Ctrl or Cmd with Enter. */
  onSubmit: () => void;
  autoFocus?: boolean;
}

/** Text field that suggests names after an `@`: arrow keys move, Enter or Tab chooses, Escape closes. */
export function MentionText({ label, value, onChange, people, onSubmit, autoFocus }: MentionTextProps) {
  const t = useTexts();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState(0);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const start = mentionAt(value, cursor);
  const names = start && start.at !== closedAt ? namesFor(people, start.typed) : [];
  const chosen = names[Math.min(active, names.length - 1)];
  const optionId = ({ userId }: ValuationPerson) => `${id}-${userId}`;

  const pick = ({ name }: ValuationPerson) => {
    if (!start) return;
    const next = withMention(value, start, name);
    onChange(next.text);
    setCursor(next.cursor);
    setActive(0);
    requestAnimationFrame(() => field.current?.setSelectionRange(next.cursor, next.cursor));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
    else if (!chosen || !start) return;
    else if (event.key === 'ArrowDown') setActive((active + 1) % names.length);
    else if (event.key === 'ArrowUp') setActive((active + names.length - 1) % names.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else if (event.key === 'Escape') setClosedAt(start.at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box position="relative">
      <Textarea
        ref={field}
        rows={3}
        width="full"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={names.length > 0}
        aria-controls={names.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
        placeholder={t('comments.placeholder')}
        maxLength={commentLimits.text}
        value={value}
        autoFocus={autoFocus}
        onChange={event => {
          onChange(event.target.value);
          setCursor(event.target.selectionStart);
          setClosedAt(null);
          setActive(0);
        }}
        onSelect={event => setCursor(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {names.length > 0 ? (
        <Box
          id={`${id}-list`}
          role="listbox"
          aria-label={t('comments.mention')}
          position="absolute"
          zIndex="floating"
          bottom="100%"
          insetInline="0"
          mb="1"
          p="1"
          bg="surface"
          borderWidth="1px"
          borderColor="line"
          borderRadius="lg"
          boxShadow="floating"
        >
          {names.map(person => (
            <Flex
              key={person.userId}
              id={optionId(person)}
              role="option"
              aria-selected={person === chosen}
              gap="2"
              px="2"
              py="1.5"
              borderRadius="sm"
              fontSize="sm"
              cursor="pointer"
              bg={person === chosen ? 'accentSoft' : undefined}
              onPointerDown={event => {
                event.preventDefault();
                pick(person);
              }}
            >
              {person.name}
              <Text as="span" color="muted" truncate>
                {person.email}
              </Text>
            </Flex>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
