/** Everything in chunks of its own: what stands alone here is shared in the product. */
void import('./start');
