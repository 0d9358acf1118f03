import { Text, type TextProps } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { Sources } from '../model/attribution';

const Line = (props: TextProps) => (
  <Text
    px="1.5"
    borderRadius="sm"
    bg="surface"
    color="muted"
    fontSize="xs"
    lineHeight="1.25rem"
    pointerEvents="auto"
    {...props}
  />
);

/** Attribution of the data in view, and whether it is fictional. */
export function Attribution({ sources, credits }: { sources: Sources; credits: readonly string[] }) {
  const t = useTexts();
  const parts = [
    ...(sources.registers ? [`© ${sources.registers}`] : []),
    ...credits,
    ...(sources.fictional ? [t('fictional')] : []),
  ];
  return parts.length === 0 ? null : <Line>{parts.join(' · ')}</Line>;
}
