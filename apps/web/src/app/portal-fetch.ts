import { useLanguage } from './language.ts';
import { logRequest } from './request-log.ts';
import { whoseHeader } from './session.ts';
import { signInAgain } from './sign-in-again.ts';

const ask = async (request: Request, init: RequestInit): Promise<Response> => {
  const started = performance.now();
  const response = await fetch(request, { ...init, credentials: 'same-origin' });
  logRequest({
    method: request.method,
    path: new URL(request.url).pathname,
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
  });
  return response;
};

const isProblem = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;

const hasNoSession = async (response: Response): Promise<boolean> =>
  response.status === 401 &&
  isProblem(response) &&
  ((await response.clone().json()) as { code?: string }).code === 'not-logged-in';

/** Logging in and out, and taking another role, is for anybody. */
const sayWhose = (request: Request): void => {
  if (new URL(request.url).pathname.startsWith('/api/auth/')) return;
  for (const [name, value] of Object.entries(whoseHeader())) request.headers.set(name, value);
};

/**
 * Asks in the language of the interface, and notes what was asked. What a session that ended has refused is asked again as
 * soon as the same person is back. Problem documents are JSON like any other answer.
 */
export const portalFetch = async (request: Request, init: RequestInit): Promise<Response> => {
  request.headers.set('accept-language', useLanguage.getState().language);
  sayWhose(request);
  const again = request.clone();
  const first = await ask(request, init);
  const response = (await hasNoSession(first)) && (await signInAgain()) ? await ask(again, init) : first;
  if (!isProblem(response)) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  return new Response(response.body, { status: response.status, headers });
};
