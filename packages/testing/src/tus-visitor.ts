/** A browser that sends files by the tus protocol over a real socket. */
import { request as open } from 'node:http';
import type { Visitor } from './test-server.ts';

type Headers = Record<string, string>;
type About = { id: string; ref_id: string; type: string; filename: string };

export type TusVisitor = ReturnType<typeof tusVisitor>;

const path = '/media/files/resumable';

export const tusVisitor = (address: string, visitor: Pick<Visitor, 'cookie'>) => {
  const headers = (more: Headers) => ({ 'tus-resumable': '1.0.0', cookie: visitor.cookie(), ...more });
  const ask = async (method: string, at: string, more: Headers = {}, body?: Buffer) => {
    const answer = await fetch(`${address}${at}`, {
      method,
      headers: headers(more),
      ...(body && { body: new Uint8Array(body) }),
    });
    await answer.arrayBuffer();
    const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN);
    return { status: answer.status, offset, location: answer.headers.get('location') };
  };
  const patch = (offset: number, more: Headers = {}) => ({
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    ...more,
  });
  return {
    begin: (about: About, size: number, more: Headers = {}) => {
      const said = Object.entries(about).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
      return ask('POST', path, { 'upload-length': String(size), 'upload-metadata': said.join(','), ...more });
    },
    ask: (id: string) => ask('HEAD', `${path}/${id}`),
    send: (id: string, offset: number, bytes: Buffer, more: Headers = {}) =>
      ask('PATCH', `${path}/${id}`, patch(offset, more), bytes),
    takeAway: (id: string) => ask('DELETE', `${path}/${id}`),
    /** Says that all of the bytes are coming, sends some of them and cuts the line. */
    sendAndBreakOff: (id: string, offset: number, bytes: Buffer, sent: number) =>
      new Promise<void>((done) => {
        const cut = open(`${address}${path}/${id}`, {
          method: 'PATCH',
          headers: headers(patch(offset, { 'content-length': String(bytes.length) })),
        });
        cut.on('error', () => done());
        cut.on('close', () => done());
        cut.write(bytes.subarray(0, sent), () => setTimeout(() => cut.destroy(), 300));
      }),
    finish: async (id: string): Promise<{ status: number; body: Record<string, unknown> }> => {
      const answer = await fetch(`${address}/media/files/save-file`, {
        method: 'POST',
        headers: headers({ 'content-type': 'application/json' }),
        body: JSON.stringify({ upload: id }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    read: async (id: string): Promise<Buffer> => {
      const answer = await fetch(`${address}/media/files/download-file?id=${id}`, { headers: headers({}) });
      return Buffer.from(await answer.arrayBuffer());
    },
  };
};
