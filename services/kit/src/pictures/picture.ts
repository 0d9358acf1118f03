/** A picture without anything but its pixels. */
export interface ReadPicture {
  type: 'png' | 'jpg' | 'webp';
  width: number;
  height: number;
  bytes: Buffer;
}
