type Channels = [red: number, green: number, blue: number];

function channelsOf(colour: string): Channels {
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

function written(channels: Channels): string {
  return `#${channels.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a share, from 0 to 1, of another colour into a colour (#RRGGBB). */
export function mixed(colour: string, other: string, share: number): string {
  const [red, green, blue] = channelsOf(colour);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  const mix = (one: number, two: number) => one * (1 - share) + two * share;
  return written([mix(red, otherRed), mix(green, otherGreen), mix(blue, otherBlue)]);
}

/** Grey with the same luma as a colour (#RRGGBB), by ITU-R BT.709. */
export function greyOf(colour: string): string {
  const [red, green, blue] = channelsOf(colour);
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return written([luma, luma, luma]);
}
