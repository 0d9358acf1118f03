export { briefsQuery } from './api/briefs-query';
export { useTexts as useDocumentTexts } from './i18n';
export { allowedTemplates, ofAddress } from './model/asked-document';
export { Documents } from './ui/documents';
