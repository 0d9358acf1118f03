export { ForgottenPassword } from './forgotten-password';
export { NewPassword } from './new-password';
