export { Start } from './ui/start';
