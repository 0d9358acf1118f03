export { briefsQuery } from './api/briefs-query';
export { layoutOf } from './api/document-calls';
export { useTexts as useDocumentTexts } from './i18n';
export { allowedTemplates, ofAddress } from './model/asked-document';
export { Documents } from './ui/documents';
export { LayoutChoice } from './ui/layout-choice';
