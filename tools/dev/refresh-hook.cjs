// Runs before React of the host: fast refresh of remotes hangs on a hook that React looks for once, at its start.
require('react-refresh/runtime').injectIntoGlobalHook(globalThis);
