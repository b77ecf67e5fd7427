/** The page of the portal to which other providers send a person back. */
export const returnAddress = (portalUrl: string): string => `${portalUrl}/signed-in`;

/** That page with what the provider added to its address; undefined for what is not a query. */
export const returnedTo = (portalUrl: string, query: string): URL | undefined => {
  const address = new URL(returnAddress(portalUrl));
  if (!query.startsWith('?')) return undefined;
  address.search = query;
  return address;
};
