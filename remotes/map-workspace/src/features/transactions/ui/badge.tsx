import { Text } from '@kavel/ui/core';

const looks = {
  amber: { bg: 'amberSoft', color: 'amber' },
  accent: { bg: 'accentSoft', color: 'accent' },
  muted: { bg: 'ground', color: 'muted' },
} as const;

export interface BadgeProps {
  tone: keyof typeof looks;
  text: string;
  /** Tooltip. */
  help: string;
}

/** Short label beside a transaction. */
export function Badge({ tone, text, help }: BadgeProps) {
  return (
    <Text
      as="span"
      {...looks[tone]}
      px="1.5"
      borderRadius="full"
      fontSize="xs"
      lineHeight="1.125rem"
      whiteSpace="nowrap"
      title={help}
    >
      {text}
    </Text>
  );
}
