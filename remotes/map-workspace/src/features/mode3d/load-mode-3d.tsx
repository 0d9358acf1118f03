import { loadEngine } from '../view3d';
import type { Mode3dProps } from './ui/mode-3d-props';

/** Loads what draws in 3D, and MapLibre beside it. */
export async function loadMode3d() {
  const [{ Mode3d }, engine] = await Promise.all([import('./ui/mode-3d'), loadEngine()]);
  return { default: (props: Omit<Mode3dProps, 'engine'>) => <Mode3d {...props} engine={engine} /> };
}
