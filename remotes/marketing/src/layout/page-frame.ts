/** Common width of all sections of the home page, so that they are aligned. */
export const pageFrame = { maxWidth: '92rem', mx: 'auto', px: { base: '4', md: '12' } } as const;
