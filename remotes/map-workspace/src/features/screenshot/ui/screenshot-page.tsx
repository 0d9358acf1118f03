import { catalogueQueries } from '@kavel/api-client';
import { saveFile } from '@kavel/files';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, Button, ErrorState, Flex, LinkButton, PageTitle, Stack, Text } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { useMemo, useState } from 'react';
import {
  ColourNoteText,
  hasWebgl,
  momentOf,
  putLayers,
  TroubleNotice,
  usualTilt,
  type View3d,
} from '../../view3d';
import { useTexts } from '../i18n';
import { mostPixels, readPicture, writeSize } from '../model/picture-address';
import { mapSizeOf } from '../model/ratio';
import { PictureSettings } from './picture-settings';
import { usePicture } from './use-picture';
import { Waiting } from './waiting';

/** `/cesium-screenshot`: the view of an address as a PNG. `data-ready` says to machines when it is there. */
export function ScreenshotPage() {
  const t = useTexts();
  const { number } = useFormats();
  const [query, setQuery] = useSearchParams();
  const wish = useMemo(() => readPicture(query), [query]);
  const status = useQuery(catalogueQueries.status());
  const [opened] = useState(() => new Date());
  const [canDraw] = useState(hasWebgl);
  const [attempt, setAttempt] = useState(0);
  const view = wish.shown.view ?? homeOf(status.data?.datasets[0]?.focus);
  const time = useMemo(() => {
    const chosen = wish.shown.time ?? opened;
    return wish.preset && view ? momentOf(wish.preset, chosen, view) : chosen;
  }, [wish, view, opened]);
  const { size } = wish;
  const isPossible = canDraw && !wish.badSize;
  const { box, state, cancel } = usePicture(
    isPossible && view && status.data
      ? { wish, view, time, snapshot: status.data.snapshot, key: `${query}|${attempt}` }
      : null,
  );
  const problem = wish.badSize
    ? 'size'
    : !canDraw
      ? 'noWebgl'
      : status.error
        ? 'failed'
        : state.kind === 'failed'
          ? state.problem
          : null;
  const change = (put: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(query);
    put(next);
    setQuery(next, { replace: true });
  };
  const room = problem === 'tooLarge' && state.kind === 'failed' ? state.most : null;
  const done = problem === null && state.kind === 'done' ? state : null;
  const place = view ? `${view.lat.toFixed(4)}-${view.lon.toFixed(4)}` : '';
  const fileName = t('fileName', { place, date: time.toISOString().slice(0, 10) });

  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap="5"
      p={{ base: '3', md: '5' }}
      align="flex-start"
      data-ready={problem || state.kind === 'cancelled' ? 'error' : done ? 'true' : 'false'}
      data-problem={problem ?? (state.kind === 'cancelled' ? state.kind : done?.picture.trouble?.what)}
    >
      <Stack
        as="section"
        aria-label={t('settings')}
        gap="4"
        width={{ base: '100%', md: '18rem' }}
        flexShrink={0}
      >
        <PageTitle>{t('title')}</PageTitle>
        <Text fontSize="sm" color="muted">
          {t('about')}
        </Text>
        <PictureSettings
          wish={wish}
          onSize={one => change(next => next.set('size', writeSize(one)))}
          onPreset={preset => change(next => (preset ? next.set('preset', preset) : next.delete('preset')))}
          onLayers={layers => change(next => putLayers(next, layers))}
        />
        <Button variant="solid" disabled={!done} onClick={() => done && saveFile(done.picture.png, fileName)}>
          <Download aria-hidden />
          {t('download')}
        </Button>
        <LinkButton to={`/3d?${query}`}>{t('back')}</LinkButton>
      </Stack>
      <Box flex="1" minWidth="0" width="100%">
        {problem ? (
          <ErrorState
            title={t('title')}
            description={t(`problems.${room === null ? problem : 'tooLargeFor'}`, {
              most: number(room ?? mostPixels),
            })}
            {...(problem === 'failed'
              ? {
                  retry: {
                    label: t('retry'),
                    onRetry: () => {
                      void status.refetch();
                      setAttempt(attempt + 1);
                    },
                  },
                }
              : {})}
          />
        ) : null}
        {done?.picture.trouble ? (
          <TroubleNotice trouble={done.picture.trouble} onRetry={() => setAttempt(attempt + 1)} />
        ) : null}
        {done?.picture.note ? <ColourNoteText note={done.picture.note} /> : null}
        {problem ? null : done ? (
          <Box
            borderWidth="1px"
            borderColor="line"
            borderRadius="md"
            overflow="hidden"
            css={{ '& img': { display: 'block', width: '100%', height: 'auto' } }}
          >
            <img
              src={done.address}
              width={size.width}
              height={size.height}
              alt={t('preview', { width: number(size.width), height: number(size.height) })}
            />
          </Box>
        ) : (
          <Waiting size={size} state={state} onCancel={cancel} onAgain={() => setAttempt(one => one + 1)} />
        )}
      </Box>
      {isPossible ? (
        <Box
          position="fixed"
          top="0"
          left="0"
          visibility="hidden"
          pointerEvents="none"
          zIndex={-1}
          aria-hidden
        >
          <div ref={box} style={mapSizeOf(size)} />
        </Box>
      ) : null}
    </Flex>
  );
}

const homeOf = (focus: readonly [number, number] | undefined): View3d | null =>
  focus ? { lon: focus[0], lat: focus[1], zoom: 16, ...usualTilt } : null;
