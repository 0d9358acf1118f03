/** Colours of the valued object and of its references on a map. */
export const pointColours = {
  light: { subject: '#C2571A', reference: '#0F5F68' },
  dark: { subject: '#F09A5B', reference: '#66BCC3' },
};
