export { baseConfig, type Mode } from './base-config';
export { withFastRefresh, withRefreshHook } from './fast-refresh';
export { hostConfig } from './host-config';
export { pageFile, remoteConfig } from './remote-config';
