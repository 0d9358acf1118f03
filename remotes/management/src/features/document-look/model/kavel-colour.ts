/** What documents have without a colour of the organisation. */
export const kavelColour = '#0F5F68';
