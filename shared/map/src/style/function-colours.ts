import type { VtwType } from '@kavel/contracts';

/** The fixed colours of the functions: told apart also by those who see few colours, on light and dark grounds. */
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
