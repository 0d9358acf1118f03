/** A new task, so that the browser can answer in between: evaluating everything at once takes a phone half a second. */
const pause = () => new Promise(done => setTimeout(done));

// Async boundary: shared modules are resolved before the host's code runs, the largest of them one by one.
await import(/* webpackChunkName: "bootstrap" */ 'react-dom/client');
await pause();
await import(/* webpackChunkName: "bootstrap" */ '@kavel/ui/core');
await pause();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');

export {};
