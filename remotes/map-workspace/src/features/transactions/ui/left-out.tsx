import { useFormats } from '@kavel/i18n';
import { Button, Flex, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';

export interface LeftOutProps {
  /** How many sales outside the market the filter leaves out. */
  count: number | undefined;
  /** Absent where the choice stands beside. */
  onInclude?: () => void;
}

/** Says how many sales do not count because they are outside the market; nothing where there are none. */
export function LeftOut({ count = 0, onInclude }: LeftOutProps) {
  const t = useTexts();
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <Flex alignItems="center" gap="2" fontSize="xs" color="muted">
      <Text as="span" flex="1">
        {t('leftOut', { count, n: number(count) })}
      </Text>
      {onInclude ? (
        <Button variant="ghost" onClick={onInclude}>
          {t('include')}
        </Button>
      ) : null}
    </Flex>
  );
}
