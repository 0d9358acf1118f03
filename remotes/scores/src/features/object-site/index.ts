export { SharedSite } from './ui/shared-site';
export { SiteSection } from './ui/site-section';
