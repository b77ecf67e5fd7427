/** Whether this browser knows passkeys, and the portal has a name that they can belong to. */
export const passkeysHere = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
