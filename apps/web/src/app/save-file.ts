import { portalFetch } from './portal-fetch.ts';
import { problemError } from './problem.ts';

const nameIn = (header: string | null): string => /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? '';

/** Asks for a file and puts it among the downloads under the name that the server gives it. */
export const saveFile = async (path: string, question: object): Promise<true> => {
  const body = JSON.stringify(question);
  const headers = { 'content-type': 'application/json' };
  const response = await portalFetch(new Request(path, { method: 'POST', headers, body }), {});
  if (!response.ok) throw problemError(await response.json(), response.status) ?? new Error(response.statusText);
  const href = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), {
    href,
    download: nameIn(response.headers.get('content-disposition')),
  });
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(href));
  return true;
};
