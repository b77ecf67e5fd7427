/** Where passkeys work: a site with a name of its own. Browsers refuse them for bare network addresses. */
export const passkeySite = (origin: string | undefined): { origin: string } | undefined => {
  if (!origin || !URL.canParse(origin)) return undefined;
  const { hostname } = new URL(origin);
  return /^[\d.]+$/.test(hostname) || hostname.startsWith('[') ? undefined : { origin };
};
