/** A picture without anything but its pixels. */
export interface ReadPicture {
  type: 'png' | 'jpg';
  width: number;
  height: number;
  bytes: Buffer;
}
