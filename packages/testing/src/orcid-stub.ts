/** The ORCID registry's three-legged OAuth as its documentation describes it; the person there agrees at once. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const client = { clientId: 'APP-NASKHAH00000001', clientSecret: 'a secret between the two' };
type Given = { redirectUri: string; challenge: string };

const refusal = (error: string) => ({ error, error_description: error });

export const orcidStub = async () => {
  const codes = new Map<string, Given>();
  let orcid = '0000-0002-1825-0097';
  let made = 0;

  const authorize = (query: URLSearchParams): string | undefined => {
    const redirectUri = query.get('redirect_uri') ?? '';
    const asked = [query.get('client_id'), query.get('response_type'), query.get('scope')];
    if (asked.join() !== [client.clientId, 'code', '/authenticate'].join()) return undefined;
    made += 1;
    const code = `code${made}`;
    codes.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '' });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    return back.href;
  };

  const token = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const form = new URLSearchParams(await text(request));
    if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
      return { status: 401, body: refusal('invalid_client') };
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!given || given.redirectUri !== form.get('redirect_uri'))
      return { status: 400, body: refusal('invalid_grant') };
    const rights = {
      access_token: `token-of-${orcid}`,
      token_type: 'bearer',
      refresh_token: 'r',
      expires_in: 631138518,
    };
    return { status: 200, body: { ...rights, scope: '/authenticate', name: 'Nor Azizah', orcid } };
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry');
    if (pathname === '/oauth/authorize') {
      const back = authorize(searchParams);
      response.writeHead(back ? 302 : 400, back ? { location: back } : {}).end();
    } else if (pathname === '/oauth/token' && request.method === 'POST') {
      void token(request).then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body)),
      );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    settings: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...client },
    /** Whose iD is proved from now on. */
    sits: (id: string) => {
      orcid = id;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
