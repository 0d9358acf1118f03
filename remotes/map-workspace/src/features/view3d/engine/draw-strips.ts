import type { Map as MapLibreMap } from 'maplibre-gl';

/** Pixels of the picture that are drawn at once: where the processor draws them, a few hundred milliseconds. */
const pixelsAtOnce = 1_000_000;

/** A part of the picture, over its whole width; `y` counts from below, as WebGL does. */
export interface Strip {
  y: number;
  height: number;
}

/** Strips of nearly equal height that cover a picture once, from above. */
export function stripsOf({ width, height }: { width: number; height: number }): Strip[] {
  const count = Math.min(height, Math.max(1, Math.ceil((width * height) / pixelsAtOnce)));
  const edges = Array.from({ length: count + 1 }, (_, at) => Math.round(height - (at * height) / count));
  return edges.slice(1).map((y, at) => ({ y, height: (edges[at] ?? height) - y }));
}

export interface Drawing {
  /** Pixels of the picture for one of the map. */
  ratio: number;
  signal: AbortSignal;
  /** Called after each strip with the part that is drawn, up to 1. */
  onProgress(fraction: number): void;
}

/**
 * Draws a map that is at rest once more, with other pixels. Strip by strip, as the whole of a large picture would hold up
 * the browser for seconds and could not be stopped. Needs `preserveDrawingBuffer`.
 */
export async function drawInStrips(map: MapLibreMap, { ratio, signal, onProgress }: Drawing): Promise<void> {
  const canvas = map.getCanvas();
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('WebGL is lost');
  gl.enable(gl.SCISSOR_TEST);
  // New pixels make the map ask for frames until it is at rest: these draw nothing.
  gl.scissor(0, 0, 0, 0);
  const settled = map.once('idle');
  map.setPixelRatio(ratio);
  await settled;
  const strips = stripsOf(canvas);
  for (const [at, { y, height }] of strips.entries()) {
    gl.scissor(0, y, canvas.width, height);
    map.redraw();
    await drawn(gl);
    signal.throwIfAborted();
    onProgress((at + 1) / strips.length);
  }
  gl.disable(gl.SCISSOR_TEST);
}

/** When the graphics card has done what it was told. */
async function drawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!fence) throw new Error('WebGL is lost');
  gl.flush();
  // A lost context signals every fence.
  while (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED && !gl.isContextLost())
    await new Promise(next => setTimeout(next, 16));
  gl.deleteSync(fence);
}
