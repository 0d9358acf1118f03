// Async boundary: shared modules are resolved before the host's code runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');

export {};
