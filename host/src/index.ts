// The async boundary: shared modules are settled before any of our code runs.
void import('./bootstrap');

export {};
