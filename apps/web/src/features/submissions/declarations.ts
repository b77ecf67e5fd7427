/** The declarations in the order of the form; the public page shows them by these names. */
export const declarationNames = ['competing_interests', 'funding', 'data_availability', 'ethics', 'ai_use'] as const;
