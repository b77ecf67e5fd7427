/** Words of a text, in any script that separates them; for Chinese and the like its characters say more. */
export const countWords = (text: string): number => text.trim().split(/\s+/u).filter(Boolean).length;
