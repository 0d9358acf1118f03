/** Loads everything in separate chunks: modules that the product shares are bundled here. */
void import('./start');
