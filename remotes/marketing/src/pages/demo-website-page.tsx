import { DemoWebsite } from '../features/embeds';

/** `/demo-website`: what a partner can put into an own page. */
export default function DemoWebsitePage() {
  return <DemoWebsite />;
}
