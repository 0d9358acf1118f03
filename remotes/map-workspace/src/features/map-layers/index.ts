export { useMapSettings } from './model/map-settings';
export { LayersPanel } from './ui/layers-panel';
