import { Text, type TextProps } from '@kavel/ui/core';

/** Unit count of a list entry. */
export const Count = (props: TextProps) => (
  <Text as="span" color="muted" fontVariantNumeric="tabular-nums" {...props} />
);
