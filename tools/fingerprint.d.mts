export const fingerprint: (clone: string) => string;
export const stampOf: (clone: string) => string;
export const isBuilt: (clone: string) => boolean;
