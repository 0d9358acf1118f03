export { rolesOfHeading } from './model/columns';
export { BulkUpload } from './ui/bulk-upload';
