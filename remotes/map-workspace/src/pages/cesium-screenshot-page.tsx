import { ScreenshotPage } from '../features/screenshot';

export default ScreenshotPage;
