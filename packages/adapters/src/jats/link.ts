const doi = /^(?:info:doi\/|doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}(?:\.\d+)*\/\S+)$/i;

/** The bare DOI in any of the ways in which one is written. Registered: ISO 26324; prefixes of 4 to 9 digits, and parts of these. */
export const doiOf = (text: string | undefined): string | undefined =>
  doi.exec(text?.trim() ?? '')?.[1]?.replace(/[.,;]+$/, '');

export const doiAddress = (bare: string): string => `https://doi.org/${encodeURI(bare).replaceAll('#', '%23')}`;

const isWeb = (url: URL): boolean => ['http:', 'https:', 'ftp:'].includes(url.protocol);

/** An address that is safe to follow: of the web or a DOI; scripts, data and relative paths are none. */
export const webAddress = (raw: string | undefined): string | undefined => {
  const bare = doiOf(raw);
  if (bare) return doiAddress(bare);
  const address = /^www\./i.test(raw ?? '') ? `http://${raw}` : raw;
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  return url && isWeb(url) ? url.href : undefined;
};

export const mailAddress = (raw: string): string | undefined =>
  /^[^\s@<>"'(),:;]+@[\w-]+(\.[\w-]+)+$/.test(raw) ? `mailto:${raw}` : undefined;
