export { templateColumns } from './model/columns';
export { TemplateButtons } from './ui/template-buttons';
