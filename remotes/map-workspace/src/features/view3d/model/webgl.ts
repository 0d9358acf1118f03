/** Whether this browser can draw the 3D map: it may have no WebGL 2, or have it switched off. */
export function hasWebgl(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
