import { normaliseOrcid } from '@naskhah/kernel/orcid';
import type { OrcidLink } from '@naskhah/modules/identity';
import * as client from 'openid-client';

export type OrcidSettings = { url: string; clientId: string; clientSecret: string };

/** The registry's three-legged OAuth: the token answer carries the iD that was authenticated (info.orcid.org, 'Authenticated iDs'). */
export const orcidLink = ({ url, clientId, clientSecret }: OrcidSettings): OrcidLink => {
  const at = (path: string) => new URL(path, url).href;
  const config = new client.Configuration(
    { issuer: url, authorization_endpoint: at('/oauth/authorize'), token_endpoint: at('/oauth/token') },
    clientId,
    clientSecret,
    client.ClientSecretPost(clientSecret),
  );
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname)) client.allowInsecureRequests(config);
  return {
    begin: async (returnTo) => {
      const way = { state: client.randomState(), nonce: '', verifier: client.randomPKCECodeVerifier() };
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: '/authenticate',
        state: way.state,
        code_challenge: await client.calculatePKCECodeChallenge(way.verifier),
        code_challenge_method: 'S256',
      });
      return { url: address.href, way };
    },
    finish: async (returnedTo, { state, verifier }) => {
      try {
        const tokens = await client.authorizationCodeGrant(config, returnedTo, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        const orcid = normaliseOrcid(String(tokens.orcid ?? ''));
        return orcid === undefined ? undefined : { orcid };
      } catch (error) {
        console.error('the ORCID iD was not authenticated:', error instanceof Error ? error.message : error);
        return undefined;
      }
    },
  };
};
