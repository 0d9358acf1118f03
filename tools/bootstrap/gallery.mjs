import { runTypeScript } from './processes.mjs';

const folder = 'shared/gallery';

/** Builds the page with every component in its states. */
export function buildGallery() {
  return runTypeScript('tools/build.ts', [folder]);
}

/** Builds the gallery and serves it, again after every save. */
export function gallery() {
  return runTypeScript('tools/serve-gallery.ts', [folder]);
}
