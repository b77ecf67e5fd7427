/** The commands of IMAP (RFC 9051) that reading a mailbox takes, as one connection hears them. */
import type { StubMail, StubState } from './state.ts';

export type Session = { user: boolean; folder: string | undefined; readOnly: boolean };
type Reply = { untagged?: (string | Buffer)[]; status: string; end?: true };

const ok = (untagged: (string | Buffer)[] = [], said = 'done'): Reply => ({ untagged, status: `OK ${said}` });
const no = (said: string): Reply => ({ status: `NO ${said}` });

/** `"a" b "c \" d"` → its words. */
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '',
  );

const inSet = (set: string, uid: number): boolean =>
  set.split(',').some((range) => {
    const [from = '', to = from] = range.split(':');
    return uid >= Number(from) && (to === '*' || uid <= Number(to));
  });

const fetched = (mail: StubMail, place: number, wanted: string): (string | Buffer)[] => {
  const facts = `* ${place} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.claimed ?? mail.raw.length}`;
  if (!wanted.includes('BODY.PEEK[]')) return [`${facts})\r\n`];
  return [`${facts} BODY[] {${mail.raw.length}}\r\n`, mail.raw, ')\r\n'];
};

const opened = (state: StubState, session: Session, [folder = '']: string[], readOnly: boolean): Reply => {
  const name = folder.toUpperCase() === 'INBOX' ? 'INBOX' : folder;
  const mails = state.folders.get(name);
  if (!mails) return no('[NONEXISTENT] no such folder');
  Object.assign(session, { folder: name, readOnly });
  return ok(
    [
      `* ${mails.length} EXISTS\r\n`,
      '* FLAGS (\\Seen \\Deleted)\r\n',
      '* OK [PERMANENTFLAGS (\\Seen \\Deleted)] stay\r\n',
      '* OK [UIDVALIDITY 1] valid\r\n',
      '* OK [UIDNEXT 1000] next\r\n',
    ],
    readOnly ? '[READ-ONLY] opened' : '[READ-WRITE] opened',
  );
};

const byUid = (state: StubState, session: Session, [what = '', ...rest]: string[]): Reply => {
  const mails = state.folders.get(session.folder ?? '') ?? [];
  const [set = '', ...more] = rest;
  const chosen = mails.filter(({ uid }) => inSet(set, uid));
  switch (what.toUpperCase()) {
    case 'SEARCH':
      return ok([
        `* SEARCH${mails
          .filter(({ seen }) => !seen)
          .map(({ uid }) => ` ${uid}`)
          .join('')}\r\n`,
      ]);
    case 'FETCH':
      state.fetched.push(...(more.join(' ').includes('BODY.PEEK[]') ? chosen.map(({ uid }) => uid) : []));
      return ok(chosen.flatMap((mail) => fetched(mail, mails.indexOf(mail) + 1, more.join(' '))));
    case 'STORE':
      if (session.readOnly) return no('read only');
      for (const mail of chosen) mail.seen = true;
      return ok();
    case 'MOVE': {
      const target = state.folders.get(more[0] ?? '');
      if (!target) return no('[TRYCREATE] no such folder');
      const gone = chosen.map((mail) => `* ${mails.indexOf(mail) + 1} EXPUNGE\r\n`);
      target.push(...chosen);
      state.folders.set(
        session.folder ?? '',
        mails.filter((mail) => !chosen.includes(mail)),
      );
      return ok(gone);
    }
    default:
      return { status: 'BAD unknown command' };
  }
};

/** What is answered to one command. */
export const answer = (state: StubState, session: Session, command: string, rest: string): Reply => {
  const words = wordsIn(rest);
  state.heard.push(command);
  if (command === 'CAPABILITY') return ok([`* CAPABILITY IMAP4rev1 ${state.capabilities.join(' ')}\r\n`]);
  if (command === 'LOGOUT') return { untagged: ['* BYE\r\n'], status: 'OK bye', end: true };
  if (command === 'NOOP') return ok();
  if (command === 'LOGIN') {
    session.user = words[0] === state.user && words[1] === state.password;
    return session.user ? ok() : no('[AUTHENTICATIONFAILED] wrong');
  }
  if (!session.user) return { status: 'BAD log in first' };
  switch (command) {
    case 'LIST':
      if (words[1] === '') return ok(['* LIST (\\Noselect) "/" ""\r\n']);
      return ok(
        [...state.folders.keys()]
          .filter((name) => words[1] === '*' || words[1] === name)
          .map((name) => `* LIST () "/" "${name}"\r\n`),
      );
    case 'LSUB':
      return ok();
    case 'CREATE':
      if (!state.mayCreate) return no('[NOPERM] not here');
      if (state.folders.has(words[0] ?? '')) return no('[ALREADYEXISTS] is there');
      state.folders.set(words[0] ?? '', []);
      return ok();
    case 'SELECT':
    case 'EXAMINE':
      return opened(state, session, words, command === 'EXAMINE');
    case 'UID':
      return byUid(state, session, words);
    default:
      return { status: 'BAD unknown command' };
  }
};
