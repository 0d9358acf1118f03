export { LayerDetail } from './ui/layer-detail';
export { LayersOnMap } from './ui/layers-on-map';
export { SixLayers } from './ui/six-layers';
