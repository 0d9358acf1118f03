export { copyDemo } from './copy-demo';
