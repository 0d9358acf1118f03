import type { Presence } from '@kavel/contracts/valuations';
import { Box, Flex, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { initialsOf } from '../model/initials';

const most = 4;

/** Who else has the valuation open: initials, with the name and the step. */
export function Avatars({ others }: { others: Presence['others'] }) {
  const t = useTexts();
  const [first] = others;
  const steps = {
    buckets: 'Buckets',
    valuation: 'Valuation',
    calculation: 'Calculation',
    summary: 'Summary',
  };
  const where = ({ name, step }: Presence['others'][number]) => t('presence.at', { name, step: steps[step] });
  return (
    <Flex align="center" gap="2" minWidth="0" role="status" aria-label={t('presence.title')}>
      <Flex as="ul" listStyle="none" m="0" p="0" aria-label={t('presence.title')}>
        {others.slice(0, most).map(person => (
          <Box
            as="li"
            key={person.userId}
            title={where(person)}
            ms="-1"
            width="7"
            height="7"
            borderRadius="full"
            borderWidth="2px"
            borderColor="surface"
            bg="accent"
            color="onAccent"
            fontSize="xs"
            fontWeight="semibold"
            lineHeight="1.5rem"
            textAlign="center"
            css={{ '&:first-of-type': { ms: 0 } }}
          >
            <span aria-hidden>{initialsOf(person.name)}</span>
            <Box as="span" srOnly>
              {where(person)}
            </Box>
          </Box>
        ))}
      </Flex>
      {first ? (
        <Text fontSize="sm" color="muted" truncate aria-hidden>
          {others.length > 1
            ? t('presence.more', { name: first.name, count: others.length - 1 })
            : where(first)}
        </Text>
      ) : null}
    </Flex>
  );
}
