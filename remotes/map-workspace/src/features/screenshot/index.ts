export { ScreenshotPage } from './ui/screenshot-page';
