/** A real OpenID provider on the loopback. Whoever comes is logged in at once as the account that the test names. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type OutsideAccount = { subject: string; email: string; verified: boolean };

export const identityProvider = async (returnTo: string) => {
  const client = { clientId: 'naskhah', clientSecret: 'a secret between the two, long enough' };
  let present: OutsideAccount = { subject: 'nobody', email: 'nobody@example.test', verified: false };
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [returnTo] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: present.email, email_verified: present.verified }),
    }),
    // Consent was given once and for all.
    loadExistingGrant: async ({ oidc }) => {
      const { client: asking, session, provider: own } = oidc;
      const grant = new own.Grant({ clientId: asking?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: present.subject } });
    else void callback(request, response);
  });
  return {
    settings: { issuer, ...client, label: 'University login' },
    /** Who sits there from now on. */
    sits: (account: OutsideAccount) => {
      present = account;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
