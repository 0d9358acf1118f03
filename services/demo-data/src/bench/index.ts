export { makeCountryFile } from './country-file';
export { type RegisterFile, writeRegisterFile } from './register-files';
