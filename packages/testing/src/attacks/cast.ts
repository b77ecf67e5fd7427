/** Somebody who acts over HTTP, in a test of the server as in a browser's; a refusal is thrown. */
export type Actor = {
  id: string;
  post: <T = { version: number }>(path: string, body: object) => Promise<T>;
  get: <T>(path: string) => Promise<T>;
  upload: (metadata: object, file: { name: string; content: string }) => Promise<void>;
};

export type Part = 'admin' | 'manager' | 'chief' | 'author' | 'reviewer' | 'copyeditor' | 'layout' | 'newcomer';

export type Cast = Record<Part, Actor> & {
  /** Somebody without an account. */
  stranger: Pick<Actor, 'post'>;
  /** The text of the newest mail to an address. */
  mailTo: (address: string) => Promise<string>;
  /** The time of the server. */
  now: () => Date;
};
