import { useLanguage } from './language.ts';
import { logRequest } from './request-log.ts';

/** Asks in the language of the interface, and notes what was asked. Problem documents are JSON like any other answer. */
export const portalFetch = async (request: Request, init: RequestInit): Promise<Response> => {
  const started = performance.now();
  request.headers.set('accept-language', useLanguage.getState().language);
  const response = await fetch(request, { ...init, credentials: 'same-origin' });
  logRequest({
    method: request.method,
    path: new URL(request.url).pathname,
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
  });
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  return new Response(response.body, { status: response.status, headers });
};
