import { travelTimeLimits } from '@kavel/contracts/travel-time';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Notice } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { problemIn } from '../model/travel-problem';

export interface TravelProblemProps {
  error: Error;
  /** Names of the origins, by number. */
  names: readonly string[];
  /** The day that was asked for. */
  date: string;
  onRetry: () => void;
}

const commands = {
  'no-roads': 'npm run data -- import roads <file.osm.pbf>',
  'no-timetable': 'npm run data -- import timetable <gtfs.zip>',
} as const;

/** Why there are no travel times, and what to do. */
export function TravelProblem({ error, names, date: asked, onRetry }: TravelProblemProps) {
  const t = useTexts();
  const { date } = useFormats();
  const { problem, origin = 0, date: ofTimetable } = problemIn(error) ?? {};
  const text = t(`problems.${problem ?? 'unknown'}`, {
    name: names[origin] ?? '',
    metres: travelTimeLimits.roadMetres,
    date: date(ofTimetable ?? asked),
  });
  const command = problem === 'no-roads' || problem === 'no-timetable' ? commands[problem] : null;
  const canRetry = problem === undefined || problem === 'engine-failed';
  return (
    <Notice tone={canRetry ? 'error' : 'warning'}>
      {text}
      {command ? (
        <Box as="code" display="block" fontSize="xs" overflowWrap="anywhere">
          {command}
        </Box>
      ) : null}
      {canRetry ? (
        <Button variant="ghost" height="6" px="1" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </Notice>
  );
}
