export { useSigningKeyTexts } from './i18n';
export { SigningKeySettings } from './ui/signing-key-settings';
