import type { ClientConfig } from '@kavel/contracts';

/** Counts one page view at start, with the path and nothing about the person. */
export function sendPageView({ analyticsScript }: ClientConfig, nonce: string | undefined): void {
  navigator.sendBeacon('/page-view', JSON.stringify({ path: location.pathname }));
  if (!analyticsScript) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = analyticsScript;
  if (nonce) script.nonce = nonce;
  document.head.append(script);
}
