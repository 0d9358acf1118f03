import type { CatalogueStatus } from '@kavel/contracts';
import { Box, useColourMode } from '@kavel/ui/core';
import { useEffect, useRef } from 'react';
import { useHomeTexts } from '../../../i18n/home';
import { palettes } from '../model/palette';
import { drawPicture } from './draw-picture';
import { PictureFailure } from './picture-failure';
import { useScene } from './use-scene';
import { useSize } from './use-size';

/** Maximum device pixel ratio; higher ones cost time without visible effect. */
const densest = 2;

export interface PictureProps {
  status: CatalogueStatus;
  /** The selected address; without one the picture chooses an example and reports it. */
  chosen: { lon: number; lat: number; address: string; fictional: boolean } | null;
  /** Null: there is no example. */
  onExample: (objectId: string | null) => void;
}

/** A static part of the product's map, drawn without a map library to keep the first page small. */
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
