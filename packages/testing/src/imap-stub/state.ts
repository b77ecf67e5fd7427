/** `claimed`: the size that is told, where it is not the real one. */
export type StubMail = { uid: number; raw: Buffer; seen: boolean; claimed?: number };

export type StubState = {
  user: string;
  password: string;
  capabilities: string[];
  folders: Map<string, StubMail[]>;
  mayCreate: boolean;
  /** The commands that came, and the mails whose content was asked for. */
  heard: string[];
  fetched: number[];
  /** The line is cut instead of answering the n-th command of this name. */
  cutAt: { command: string; nth: number } | undefined;
};

export const emptyState = (): StubState => ({
  user: 'bounces@naskhah.test',
  password: 'a "quoted" phrase \\ of the tests',
  capabilities: ['MOVE', 'UIDPLUS'],
  folders: new Map([['INBOX', []]]),
  mayCreate: true,
  heard: [],
  fetched: [],
  cutAt: undefined,
});
