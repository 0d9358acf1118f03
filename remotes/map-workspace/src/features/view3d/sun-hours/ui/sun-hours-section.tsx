import { Box, Button, Spinner } from '@kavel/ui/core';
import { lazy, Suspense } from 'react';
import type { MapTools } from '../../engine/map-tools';
import { useTexts } from '../i18n';

const SunHoursBody = lazy(() => import('./sun-hours-body'));

export interface SunHoursSectionProps {
  tools: MapTools | null;
  /** Nothing is being loaded any more. */
  whole: boolean;
  pandId: string;
  time: Date;
  /** The chosen surface; null while the section is folded. */
  surface: string | null;
  onSurface: (key: string | null) => void;
}

/** Sun hours of the chosen building, unfolded when asked for. */
export function SunHoursSection({ tools, surface, onSurface, ...props }: SunHoursSectionProps) {
  const t = useTexts();
  return (
    <Box as="section" aria-label={t('title')} px="4" py="3" borderBlockWidth="1px" borderColor="line">
      <Button
        width="100%"
        aria-expanded={surface !== null}
        onClick={() => onSurface(surface === null ? 'roof' : null)}
      >
        {t(surface === null ? 'open' : 'close')}
      </Button>
      {surface === null ? null : (
        <Box pt="3">
          {tools ? (
            <Suspense fallback={<Spinner label={t('working')} />}>
              <SunHoursBody {...props} tools={tools} surface={surface} onSurface={onSurface} />
            </Suspense>
          ) : (
            <Spinner label={t('waiting')} />
          )}
        </Box>
      )}
    </Box>
  );
}
