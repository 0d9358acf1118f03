import { runTypeScript } from './processes.mjs';

const folder = 'shared/gallery';

/** Builds the page with every component in all of its states. */
export function buildGallery() {
  return runTypeScript('tools/build.ts', [folder]);
}

/** Builds and serves the gallery, and rebuilds after every save. */
export function gallery() {
  return runTypeScript('tools/serve-gallery.ts', [folder]);
}
