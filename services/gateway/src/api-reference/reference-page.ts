import type { ServiceName } from '@kavel/contracts';

/** Services with their own API description, in a useful reading order. */
export const describedServices: Record<ServiceName, string> = {
  portfolio: 'Portfolio',
  'real-estate-data': 'Real-estate data',
  auth: 'Auth',
  reports: 'Documents',
  content: 'Content',
};

/** Page with the API description of one service. Styles and scripts have the nonce; all are our own. */
export function referencePage(service: ServiceName, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${describedServices[service]} · Kavel API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>
<strong>Kavel API reference</strong>
<nav aria-label="Services">${links(service)}</nav>
<a href="/api/${service}/openapi.json">openapi.json</a>
</header>
<main id="reference"><noscript>Without JavaScript: <a href="/api/${service}/openapi.json">the description itself</a>.</noscript></main>
<script nonce="${nonce}" src="/api/docs/files/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">${startScript(service)}</script>
</body>
</html>
`;
}

function links(shown: ServiceName): string {
  return Object.entries(describedServices)
    .map(([service, name]) => {
      const current = service === shown ? ' aria-current="page"' : '';
      return `<a href="/api/docs/${service}"${current}>${name}</a>`;
    })
    .join('');
}

const style = `
body { margin: 0; background: #fafaf9; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 20px;
  background: #fff; border-bottom: 1px solid #d6d3d1; font: 15px/1.5 system-ui, sans-serif; }
header nav { display: flex; flex-wrap: wrap; gap: 4px 16px; flex: 1 1 16rem; }
header a { color: #0f5f63; padding: 4px 0; }
header a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
`;

/**
 * The viewer renders Markdown descriptions as HTML. The Trusted Types policy allows text elements without attributes
 * only.
 */
function startScript(service: ServiceName): string {
  return `
trustedTypes.createPolicy('default', {
  createHTML: html => (/^(?:[^<]|<\\/?(?:p|code|em|i|strong|ul|ol|li|br)>)*$/.test(html) ? html : null),
});
SwaggerUIBundle({
  url: '/api/${service}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'list',
  filter: true,
  validatorUrl: null,
});
`;
}
