import { Stack, Text } from '@kavel/ui/core';
import { Segmented, type SegmentedProps } from '@kavel/ui/forms';

/** One of a few, below what it is about. */
export function Choice<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <Stack gap="1.5">
      <Text fontSize="sm" fontWeight="medium" color="muted" aria-hidden>
        {props.label}
      </Text>
      <Segmented stretched {...props} />
    </Stack>
  );
}
