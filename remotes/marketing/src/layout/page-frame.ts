/** The width that all parts of the home page keep to, so that they are under each other. */
export const pageFrame = { maxWidth: '92rem', mx: 'auto', px: { base: '4', md: '12' } } as const;
