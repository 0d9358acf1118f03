export { LocationMap } from './ui/location-map';
export { SiteSection } from './ui/site-section';
