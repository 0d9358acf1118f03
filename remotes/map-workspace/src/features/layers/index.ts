export { LayerDetail } from './ui/layer-detail';
export { LayersOnMap } from './ui/layers-on-map';
export { OwnFeatureDetail } from './ui/own-feature-detail';
export { SixLayers } from './ui/six-layers';
export { usePoiWords } from './ui/use-poi-words';
