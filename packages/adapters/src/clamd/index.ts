/** The clamd daemon of ClamAV, by its protocol (clamd(8), COMMANDS: zPING, zINSTREAM), over TCP or a local socket. */
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Scan, ScanVerdict } from '@naskhah/modules/media';

/** A large archive takes a while after its last byte. */
const silence = 300_000;
const pingSilence = 3000;

const open = (url: URL, timeout: number): Socket => {
  const at = url.protocol === 'unix:' ? { path: url.pathname } : { host: url.hostname, port: Number(url.port || 3310) };
  const socket = connect(at);
  socket.setTimeout(timeout, () => socket.destroy(new Error('clamd does not answer')));
  return socket;
};

/** What it says until it closes the line or ends with the zero that a `z` command asks for. */
const answerOf = (socket: Socket): Promise<string> =>
  new Promise((tell, fail) => {
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString('utf8');
      if (said.endsWith('\0')) tell(said.slice(0, -1));
    });
    socket.on('error', (error) => (said ? tell(said) : fail(error)));
    socket.on('close', () => (said ? tell(said) : fail(new Error('clamd said nothing'))));
  });

const write = (socket: Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((done, fail) => {
    socket.write(bytes, (error) => (error ? fail(error) : done()));
  });

const lengthOf = (size: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
};

const stream = async (socket: Socket, content: Readable): Promise<void> => {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of content as AsyncIterable<Buffer>) {
    await write(socket, lengthOf(chunk.length));
    await write(socket, chunk);
  }
  await write(socket, lengthOf(0));
};

const verdictOf = (answer: string): ScanVerdict => {
  if (answer.endsWith(' OK')) return 'clean';
  if (answer.endsWith(' FOUND')) return 'infected';
  // StreamMaxLength of clamd.conf is smaller than what the portal takes.
  if (answer.includes('size limit exceeded')) return 'uncheckable';
  throw new Error(`clamd says: ${answer}`);
};

const isUp = async (url: URL): Promise<boolean> => {
  const socket = open(url, pingSilence);
  const answer = answerOf(socket).then(
    (said) => said === 'PONG',
    () => false,
  );
  socket.write('zPING\0');
  return answer.finally(() => socket.destroy());
};

const scan = async (url: URL, content: Readable): Promise<ScanVerdict> => {
  const socket = open(url, silence);
  const answer = answerOf(socket);
  const sending = stream(socket, content).then(
    () => true,
    () => false,
  );
  try {
    const said = await answer;
    return verdictOf(said);
  } catch (error) {
    content.destroy();
    // It hung up in the middle of the file and is there all the same: its answer that this is too large was lost with the line.
    if (!(await sending) && socket.bytesWritten > 0 && (await isUp(url))) return 'uncheckable';
    console.error(error instanceof Error ? error.message : error);
    return 'down';
  } finally {
    content.destroy();
    socket.destroy();
  }
};

export const clamd = (address: string): { scan: Scan; isUp: () => Promise<boolean> } => {
  const url = new URL(address);
  return { scan: (content) => scan(url, content), isUp: () => isUp(url) };
};
