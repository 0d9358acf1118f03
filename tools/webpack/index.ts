export type { Mode } from './base-config';
export { hostConfig } from './host-config';
export { remoteConfig } from './remote-config';
