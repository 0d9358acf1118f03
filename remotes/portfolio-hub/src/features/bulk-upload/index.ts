export { BulkUpload } from './ui/bulk-upload';
