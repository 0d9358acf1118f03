import { Text, type TextProps } from '@kavel/ui/core';

/** How many units an entry of the list stands for. */
export const Count = (props: TextProps) => (
  <Text as="span" color="muted" fontVariantNumeric="tabular-nums" {...props} />
);
