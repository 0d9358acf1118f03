/** Muted background colours, so that the label colours stand out. */
export interface Palette {
  ground: string;
  pand: string;
  outline: string;
  unlabelled: string;
  rim: string;
  mark: string;
  kinds: Record<string, string>;
}

export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    ground: '#EDEEEA',
    pand: '#D8D9D2',
    outline: '#BFC0B8',
    unlabelled: '#8A8A82',
    rim: '#FFFFFF',
    mark: '#0F5F68',
    kinds: {
      water: '#CFE0E4',
      green: '#E0E9D9',
      sports: '#E0E9D9',
      square: '#E6E6E0',
      main: '#FBFBF9',
      street: '#FBFBF9',
      path: '#FBFBF9',
      rail: '#CFCFC8',
    },
  },
  dark: {
    ground: '#171B1A',
    pand: '#303736',
    outline: '#454E4B',
    unlabelled: '#7C8581',
    rim: '#121514',
    mark: '#66BCC3',
    kinds: {
      water: '#16303A',
      green: '#1A261E',
      sports: '#1A261E',
      square: '#1F2423',
      main: '#232928',
      street: '#232928',
      path: '#232928',
      rail: '#2E3533',
    },
  },
};
