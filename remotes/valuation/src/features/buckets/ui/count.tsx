import { chakra } from '@kavel/ui/core';

/** How many units an entry of the list stands for. */
export const Count = chakra('span', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums' } });
