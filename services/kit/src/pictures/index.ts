export type { ReadPicture } from './picture';
export { type PictureLimits, readPicture } from './read-picture';
