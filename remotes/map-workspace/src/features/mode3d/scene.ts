/** What draws in 3D, with MapLibre: to be loaded late. */
export { Mode3d } from './ui/mode-3d';
