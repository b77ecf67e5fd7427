import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { imapMailbox, type MailboxSettings } from '@naskhah/adapters/imap';
import { type RecordReport, readMailbox, readMaildir } from './worker/read-bounces.ts';

/** Where mails that could not be delivered arrive. */
export type PlaceOfBounces = { maildir: string } | { imap: MailboxSettings };
export type BouncesState = 'ready' | 'not configured' | `cannot be read: ${string}`;

/** A server counts logins: whoever watches `/health/ready` closely asks it no more often than this. */
const remembered = 60_000;

const maildirFault = async (folder: string): Promise<string | undefined> => {
  try {
    for (const part of ['new', 'cur']) await access(join(folder, part), constants.R_OK | constants.W_OK);
    return undefined;
  } catch {
    return 'the folder is missing or closed to the portal';
  }
};

/** Mails that came back: read again and again by a routine, and whether they can be, for `/health/ready`. */
export const returnedMails = (place: PlaceOfBounces | undefined, now: () => number) => {
  let asked: { at: number; state: Promise<BouncesState> } | undefined;
  if (place === undefined)
    return {
      read: async (_record: RecordReport) => undefined,
      state: async (): Promise<BouncesState> => 'not configured',
    };
  const box = 'imap' in place ? imapMailbox(place.imap) : undefined;
  const ask = async (): Promise<BouncesState> => {
    const fault = 'imap' in place ? await box?.fault() : await maildirFault(place.maildir);
    return fault === undefined ? 'ready' : `cannot be read: ${fault}`;
  };
  return {
    read: async (record: RecordReport): Promise<void> => {
      if (box) await readMailbox(box, record);
      else if ('maildir' in place) await readMaildir(place.maildir, record);
    },
    state: (): Promise<BouncesState> => {
      if (!asked || now() - asked.at > remembered) asked = { at: now(), state: ask() };
      return asked.state;
    },
  };
};
