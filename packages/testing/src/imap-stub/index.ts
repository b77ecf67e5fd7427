/** A server on the loopback that speaks as much IMAP as reading a mailbox takes. */
import { createServer, type Socket } from 'node:net';
import { answer, type Session } from './commands.ts';
import { emptyState, type StubState } from './state.ts';

export type ImapStub = {
  state: StubState;
  url: string;
  put: (raw: string | Buffer, claimed?: number) => void;
  close: () => Promise<void>;
};

const cuts = (state: StubState, line: string): boolean => {
  if (!state.cutAt || !line.toUpperCase().includes(state.cutAt.command)) return false;
  state.cutAt.nth -= 1;
  if (state.cutAt.nth > 0) return false;
  state.cutAt = undefined;
  return true;
};

const serve = (state: StubState, socket: Socket): void => {
  const session: Session = { user: false, folder: undefined, readOnly: false };
  let rest = '';
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.write('* OK ready\r\n');
  socket.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (cuts(state, line)) return socket.destroy();
      const [, tag = '*', command = '', words = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
      const { untagged = [], status, end } = answer(state, session, command.toUpperCase(), words);
      for (const part of untagged) socket.write(part);
      socket.write(`${tag} ${status}\r\n`);
      if (end) socket.end();
    }
  });
};

export const startImapStub = async (): Promise<ImapStub> => {
  const state = emptyState();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    serve(state, socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let uid = 0;
  return {
    state,
    url: `imap://${encodeURIComponent(state.user)}:${encodeURIComponent(state.password)}@127.0.0.1:${port}/INBOX`,
    put: (raw, claimed) => {
      uid += 1;
      const mail = { uid, raw: Buffer.from(raw), seen: false, ...(claimed !== undefined && { claimed }) };
      state.folders.get('INBOX')?.push(mail);
    },
    close: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
};
