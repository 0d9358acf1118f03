import { type DevelopmentPipeline, developmentStatuses } from '@kavel/contracts/developments';
import { useFormats } from '@kavel/i18n';
import { Box, TextTable } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { type PipelineFilter, yearsOf } from '../model/pipeline';

export interface PipelineCountsProps {
  counts: DevelopmentPipeline['counts'];
  filter: PipelineFilter;
  onFilter: (filter: PipelineFilter) => void;
}

/** Dwellings, with their buildings, by building year and status. Each count filters map and table, and once more takes that back. */
export function PipelineCounts({ counts, filter, onFilter }: PipelineCountsProps) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <TextTable dense inset>
      <Box as="caption" captionSide="top" textAlign="start" fontSize="xs" color="muted" pb="1">
        {t('counts')}
      </Box>
      <thead>
        <tr>
          <th scope="col">{t('year')}</th>
          {developmentStatuses.map(status => (
            <th scope="col" key={status} style={{ textAlign: 'end' }}>
              {t(`statuses.${status}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {yearsOf(counts).map(({ year, by }) => (
          <tr key={year ?? 'none'}>
            <th scope="row">{year ?? t('noYear')}</th>
            {developmentStatuses.map(status => {
              const { buildings, dwellings } = by[status];
              const isChosen = year !== null && filter.year === year && filter.status === status;
              return (
                <Box
                  as="td"
                  key={status}
                  textAlign="end"
                  verticalAlign="middle"
                  fontVariantNumeric="tabular-nums"
                >
                  {buildings === 0 || year === null ? (
                    number(dwellings)
                  ) : (
                    <Box
                      as="button"
                      color="accent"
                      minHeight="6"
                      minWidth="6"
                      cursor="pointer"
                      fontWeight={isChosen ? 'semibold' : undefined}
                      aria-pressed={isChosen}
                      aria-label={t('countOf', {
                        year,
                        status: t(`statuses.${status}`),
                        dwellings: number(dwellings),
                        buildings: number(buildings),
                      })}
                      onClick={() => onFilter(isChosen ? { year: null, status: null } : { year, status })}
                    >
                      {`${number(dwellings)} (${number(buildings)})`}
                    </Box>
                  )}
                </Box>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TextTable>
  );
}
