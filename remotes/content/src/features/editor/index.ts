export { Editor } from './ui/editor';
