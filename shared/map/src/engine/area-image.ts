import Layer from 'ol/layer/Layer';
import type { FrameState } from 'ol/Map';
import ViewHint from 'ol/ViewHint';
import type { AreaPicture } from './area-picture';
import type { PixelGrid } from './area-raster';

/** How far the picture reaches beyond the view, so that a drag does not come to its edge at once. */
const ratio = 1.2;

/**
 * A layer that shows a picture of areas on a canvas of its own: other colours are painted without a frame of the map.
 * While the view moves, the last picture moves with it.
 */
export function createAreaImage(picture: AreaPicture, zoomFor: (resolution: number) => number): Layer {
  const { canvas } = picture;
  Object.assign(canvas.style, { position: 'absolute', transformOrigin: '0 0' });
  const element = document.createElement('div');
  // OpenLayers reuses canvases of its own class for the layers above.
  element.className = 'areas';
  Object.assign(element.style, { position: 'absolute', width: '100%', height: '100%' });
  element.append(canvas);

  return new Layer({
    render(frame: FrameState | null): HTMLElement {
      const view = frame && gridAround(frame);
      if (!view) return element;
      const { extent, viewState, viewHints, layerStatesArray, layerIndex } = frame;
      const isMoving = viewHints[ViewHint.ANIMATING] || viewHints[ViewHint.INTERACTING];
      if (!isMoving) picture.cover(view, extent ?? [], zoomFor(viewState.resolution));
      picture.paint();
      place(canvas, picture.grid() ?? view, frame);
      element.style.opacity = String(layerStatesArray[layerIndex]?.opacity ?? 1);
      return element;
    },
  });
}

/** The pixels of the view and around it, in whole pixels of the screen. */
function gridAround({ extent, size, pixelRatio, viewState }: FrameState): PixelGrid | null {
  if (!extent) return null;
  const [width = 0, height = 0] = size;
  const [west = 0, , , north = 0] = extent;
  const resolution = viewState.resolution / pixelRatio;
  const margins = [width, height].map(side => Math.round((side * pixelRatio * (ratio - 1)) / 2));
  const [beside = 0, above = 0] = margins;
  return {
    width: Math.round(width * pixelRatio) + 2 * beside,
    height: Math.round(height * pixelRatio) + 2 * above,
    west: west - beside * resolution,
    north: north + above * resolution,
    resolution,
  };
}

function place({ style }: HTMLCanvasElement, grid: PixelGrid, { extent, pixelRatio, viewState }: FrameState) {
  const [west = 0, , , north = 0] = extent ?? [];
  const { resolution } = viewState;
  // On whole pixels of the screen colours do not blur.
  const snapped = (metres: number) => Math.round((metres / resolution) * pixelRatio) / pixelRatio;
  const scale = grid.resolution / resolution;
  style.transform = `translate(${snapped(grid.west - west)}px, ${snapped(north - grid.north)}px) scale(${scale})`;
}
