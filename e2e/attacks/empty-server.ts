/** A server of its own without a demo world, in a folder of its own: what is written there is seen by no other journey. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../own-server.ts';
import { startMailSink } from './mail-sink.ts';

const clone = join(import.meta.dirname, '..', '..');

/** The one-use link to the first Administrator, which the server prints. */
const ticketOf = (server: ChildProcess): Promise<string> =>
  new Promise((tell, fail) => {
    let said = '';
    server.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString();
      const ticket = said.match(/\/first-administrator#([\w-]+)/)?.[1];
      if (ticket) tell(ticket);
    });
    server.once('exit', () => fail(new Error(`the server ended: ${said}`)));
  });

export const startEmptyServer = async () => {
  const data = mkdtempSync(join(tmpdir(), 'naskhah-empty-'));
  // The account of the database, another one when this runs as root, goes through this folder to its own.
  chmodSync(data, 0o755);
  const port = await freePort();
  const mails = await startMailSink();
  const { DATABASE_URL: _database, NASKHAH_URL: _url, SMTP_URL: _smtp, HOST: _host, ...env } = process.env;
  const server = spawn(process.execPath, [join(clone, 'build/server/main.js')], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...env,
      NODE_ENV: 'production',
      NASKHAH_DATA: data,
      NASKHAH_DEMO: '0',
      PORT: String(port),
      SMTP_URL: mails.url,
    },
  });
  const ended = new Promise((done) => server.once('exit', done));
  const ticket = await ticketOf(server);
  return {
    address: `http://127.0.0.1:${port}`,
    ticket,
    mailTo: mails.mailTo,
    stop: async (): Promise<void> => {
      server.kill('SIGTERM');
      await ended;
      await mails.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
