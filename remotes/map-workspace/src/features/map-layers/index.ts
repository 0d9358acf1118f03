export { changeSettings, openSettings, settingsLink, useMapSettings } from './api/map-settings-store';
export { layersFeature } from './feature';
