import type { ClientConfig } from '@kavel/contracts';

/** Records one page view at start, with the path but no personal data. */
export function sendPageView({ analyticsScript }: ClientConfig, nonce: string | undefined): void {
  navigator.sendBeacon('/page-view', JSON.stringify({ path: location.pathname }));
  if (!analyticsScript) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = analyticsScript;
  if (nonce) script.nonce = nonce;
  document.head.append(script);
}
