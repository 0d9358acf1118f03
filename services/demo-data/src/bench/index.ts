export { type RegisterFile, writeRegisterFile } from './register-files';
