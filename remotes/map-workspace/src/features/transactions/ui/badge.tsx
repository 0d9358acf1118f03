import { Text } from '@kavel/ui/core';

export interface BadgeProps {
  tone: 'amber' | 'accent';
  text: string;
  /** Explains the text in a tooltip. */
  help: string;
}

/** A short mark beside a transaction. */
export function Badge({ tone, text, help }: BadgeProps) {
  return (
    <Text
      as="span"
      px="1.5"
      borderRadius="full"
      bg={`${tone}Soft`}
      color={tone}
      fontSize="xs"
      lineHeight="1.125rem"
      whiteSpace="nowrap"
      title={help}
    >
      {text}
    </Text>
  );
}
