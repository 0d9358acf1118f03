import type { VtwType } from '@kavel/contracts';

/** Fixed colours of the functions: distinguishable for colour-blind users, on light and dark backgrounds. */
export const functionColours: Record<VtwType, string> = {
  eengezinswoning: '#E3B23C',
  appartement: '#E0803C',
  kantoor: '#3F7FC1',
  winkel: '#B9508F',
  bedrijfsruimte: '#7C8A99',
  zorg: '#2FA793',
  onderwijs: '#6CC0DE',
  logies: '#8B6FC9',
  bijeenkomst: '#A3B64A',
  overig: '#A8A59B',
};
