/** A server that speaks the protocol of clamd and knows one virus: the test file that every scanner knows. */
import { createServer, type Socket } from 'node:net';

/** Put together here, so that no scanner takes the repository for infected (EICAR, 'anti-malware testfile'). */
export const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

/** The chunks of an INSTREAM, each after its length; nothing until the empty one has come. */
const streamed = (bytes: Buffer): { size: number; content: Buffer | undefined } => {
  const chunks: Buffer[] = [];
  let at = 0;
  let size = 0;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return { size, content: Buffer.concat(chunks) };
    if (at + 4 + length > bytes.length) break;
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    size += length;
    at += 4 + length;
  }
  return { size, content: undefined };
};

const serve = (socket: Socket, limit: number) => {
  let bytes: Buffer = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    if (bytes.equals(Buffer.from('zPING\0'))) return socket.end('PONG\0');
    const command = Buffer.from('zINSTREAM\0');
    if (!bytes.subarray(0, command.length).equals(command)) return;
    const { size, content } = streamed(bytes.subarray(command.length));
    if (size > limit) return socket.end('INSTREAM size limit exceeded. ERROR\0', () => socket.destroy());
    if (content) socket.end(content.includes(testVirus) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
  });
};

export type ClamdStub = { url: string; close: () => Promise<void> };

/** On a port of its own, on the port given, or at the path of a socket. */
export const startClamdStub = async (at: number | string = 0, limit = 10_000_000): Promise<ClamdStub> => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    serve(socket, limit);
  });
  await new Promise<void>((done) => {
    if (typeof at === 'string') server.listen(at, done);
    else server.listen(at, '127.0.0.1', done);
  });
  const address = server.address();
  return {
    url: typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix://${at}`,
    close: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
};
