import type { CatalogueStatus } from '@kavel/contracts';
import { Box, useColourMode } from '@kavel/ui/core';
import { useEffect, useRef } from 'react';
import { useHomeTexts } from '../../../i18n/home';
import { palettes } from '../model/palette';
import { drawPicture } from './draw-picture';
import { PictureFailure } from './picture-failure';
import { useScene } from './use-scene';
import { useSize } from './use-size';

/** Finer than this costs time and is not seen. */
const densest = 2;

export interface PictureProps {
  status: CatalogueStatus;
  /** The address asked for; without one the picture finds an example and tells which. */
  chosen: { lon: number; lat: number; address: string; fictional: boolean } | null;
  /** Null: there is none to show. */
  onExample: (objectId: string | null) => void;
}

/** A part of the product's own map, drawn without a map library: small enough for the first page. */
export default function Picture({ status, chosen, onExample }: PictureProps) {
  const t = useHomeTexts();
  const colourMode = useColourMode();
  const [frame, size] = useSize<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { view, contents, mark, example, failed, retry } = useScene(status, chosen, size);
  const exampleId = example === null ? null : example?.objectId;

  useEffect(() => {
    if (exampleId !== undefined) onExample(exampleId);
  }, [exampleId, onExample]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !view || !contents) return;
    const density = Math.min(devicePixelRatio, densest);
    canvas.current.width = view.width * density;
    canvas.current.height = view.height * density;
    context.scale(density, density);
    drawPicture(context, view, contents, palettes[colourMode], mark);
  }, [view, contents, mark, colourMode]);

  const name = chosen ? t('picture.nameAt', { address: chosen.address }) : t('picture.name');
  return (
    <Box ref={frame} position="absolute" inset="0">
      <Box asChild position="absolute" inset="0" width="full" height="full">
        <canvas ref={canvas} role="img" aria-label={name} />
      </Box>
      {failed ? <PictureFailure onRetry={retry} onExample={onExample} /> : null}
    </Box>
  );
}
