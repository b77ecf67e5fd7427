/** What is changed for the whole portal is logged under one subject of its own. */
export const portalSubject = { type: 'portal', id: '00000000-0000-4000-8000-000000000001' } as const;
