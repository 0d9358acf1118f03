import { hostConfig, type Mode } from '@kavel/tools/webpack';

export default (mode: Mode) => hostConfig(import.meta.dirname, mode);
