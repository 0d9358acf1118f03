export { useDocumentLookTexts } from './i18n';
export { DocumentLookSettings } from './ui/document-look-settings';
