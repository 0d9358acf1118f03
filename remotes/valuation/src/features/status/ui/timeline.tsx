import type { StatusEvent } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Flex, Grid, type GridProps, Text } from '@kavel/ui/core';
import { StatusBadge } from '../../../common/status-badge';
import { useTexts } from '../../../i18n';

const Line = (props: GridProps) => (
  <Grid
    as="li"
    position="relative"
    gap="1"
    ps="5"
    pb="4"
    fontSize="sm"
    borderStartWidth="1px"
    borderColor="line"
    _before={{
      content: '""',
      position: 'absolute',
      insetInlineStart: '-5px',
      top: '6px',
      boxSize: '9px',
      borderRadius: 'full',
      bg: 'accent',
    }}
    css={{ '&:last-of-type': { pb: 0 } }}
    {...props}
  />
);

/** The audit trail, newest first. */
export function Timeline({ events }: { events: readonly StatusEvent[] }) {
  const t = useTexts();
  const f = useFormats();
  return (
    <Box as="ol" listStyle="none" m="0" ms="1" p="0" aria-label={t('status.history')}>
      {events.map(({ id, at, actor, onBehalfOf, from, to, reason }) => (
        <Line key={id}>
          <Flex gap="2" align="center" wrap="wrap">
            <StatusBadge status={to} />
            <span>
              {from === null
                ? t('status.made', { name: actor.name })
                : t('status.moved', { name: actor.name, from: t(`status.${from}`).toLowerCase() })}
              {onBehalfOf ? ` ${t('status.onBehalfOf', { name: onBehalfOf.name })}` : null}
            </span>
            <Text asChild color="muted" fontSize="xs">
              <time dateTime={at}>{f.moment(at)}</time>
            </Text>
          </Flex>
          {reason ? (
            <Box as="q" color="muted">
              {reason}
            </Box>
          ) : null}
        </Line>
      ))}
    </Box>
  );
}
