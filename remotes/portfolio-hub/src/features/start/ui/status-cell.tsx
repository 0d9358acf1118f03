import type { StartPortfolio } from '@kavel/contracts/start';
import { useFormats } from '@kavel/i18n';
import { Flex, Text } from '@kavel/ui/core';
import { StatusBadge } from '@kavel/ui/data';
import { TriangleAlert } from '@kavel/ui/icons';
import { Tooltip } from '@kavel/ui/overlays';
import { useTexts } from '../../../i18n';
import { useStartTexts } from '../../../i18n/start';

/** Status and value date of a value, with a mark and the reasons when it is outdated. */
export function StatusCell({ value }: { value: NonNullable<StartPortfolio['value']> }) {
  const t = useTexts();
  const start = useStartTexts();
  const format = useFormats();
  const reasons = value.outdated
    .map(({ reason, units }) => t(`figures.outdatedBy.${reason}`, { count: units }))
    .join(', ');
  return (
    <Flex gap="2" alignItems="center" minWidth="0">
      <StatusBadge status={value.status} label={t(`statuses.${value.status}`)} />
      <Text as="span" fontSize="xs" color="muted" whiteSpace="nowrap">
        {format.date(value.valueDate)}
      </Text>
      {reasons ? (
        <Tooltip text={`${start('portfolios.outdated')}: ${reasons}`}>
          <Text
            as="span"
            tabIndex={0}
            role="img"
            aria-label={`${start('portfolios.outdated')}: ${reasons}`}
            color="amber"
            flexShrink="0"
            css={{ '& svg': { width: '1rem', height: '1rem' } }}
          >
            <TriangleAlert aria-hidden />
          </Text>
        </Tooltip>
      ) : null}
    </Flex>
  );
}
