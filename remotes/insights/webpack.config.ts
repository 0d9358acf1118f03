import { type Mode, remoteConfig } from '@kavel/tools/webpack';
import manifest from './remote.manifest';

export default (mode: Mode) => remoteConfig(import.meta.dirname, mode, manifest);
