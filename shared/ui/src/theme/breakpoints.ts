/** Minimum window widths in pixels. A style for `md` applies from there upwards. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;
