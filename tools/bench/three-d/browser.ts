/** Software rendering, the same on every machine. */
export const softwareWebgl = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--disable-background-networking',
];

/** The 3D map without buildings, which is soon there. */
export const openWater = '/3d?lon=4.00000&lat=53.40000&z=11.00&pitch=0&bearing=0';
