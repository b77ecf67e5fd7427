/** The DOI that somebody typed or pasted, with or without its resolver, in lower case (DOI Handbook 3.4.4: DOIs know no case). */
export const doiIn = (text: string): string | undefined =>
  /^\s*(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)\s*$/i.exec(text)?.[1]?.toLowerCase();
