export { PictureFrame } from './ui/picture-frame';
