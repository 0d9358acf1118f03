/** Names of renderers that draw with the processor. */
const slow = /swiftshader|llvmpipe|software|basic render/i;

/**
 * Whether this browser can draw the 3D map: it may have no WebGL 2, or have it switched off. `fast`: not where the processor
 * would draw it.
 */
export function hasWebgl(fast = false): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return false;
  const name = context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER;
  const isSlow = slow.test(String(context.getParameter(name)));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !(fast && isSlow);
}

/** Whether the user asked the browser to save data. */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** Whether the 3D map may be loaded beside the flat one; where it is slow, only for who asks for it. */
export const canDraw3d = (asked: boolean): boolean => !savesData() && hasWebgl(!asked);

/** Why the map stays flat by itself; `slow`: the processor would draw it. */
export type Hindrance = 'noWebgl' | 'savesData' | 'slow';

export function hindrance3d(): Hindrance | null {
  if (!hasWebgl()) return 'noWebgl';
  if (savesData()) return 'savesData';
  return hasWebgl(true) ? null : 'slow';
}
