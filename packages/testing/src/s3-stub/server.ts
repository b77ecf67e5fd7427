/** A server that speaks the S3 protocol, on a port of its own: it believes only what is signed as it should be. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, fault } from './answer.ts';
import { type Bucket, newBucket } from './bucket.ts';
import { signatureFault } from './signature.ts';

export const s3Account = { key: 'portal', secret: 'signing/with+this', region: 'my-kul-1', bucket: 'files' };

export type S3Stub = Bucket & {
  port: number;
  /** As in the environment: what is signed wrongly is refused. */
  url: string;
  /** From now on every call is answered so, until it is `undefined` again. */
  failWith: (status: number | undefined) => void;
  close: () => Promise<void>;
};

export const startS3Stub = async (port = 0): Promise<S3Stub> => {
  const bucket = newBucket();
  let failing: number | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://stub');
    const [, name = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const distrust = signatureFault(request, body, s3Account);
    const {
      status,
      headers,
      body: sent,
    } = failing
      ? fault(failing, 'ServiceUnavailable')
      : distrust
        ? fault(403, distrust)
        : name !== s3Account.bucket
          ? fault(404, 'NoSuchBucket')
          : answer(bucket, { request, url, key, body });
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : sent);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const at = (server.address() as AddressInfo).port;
  const { key, secret, region, bucket: name } = s3Account;
  return {
    ...bucket,
    port: at,
    url: `s3://${key}:${encodeURIComponent(secret)}@127.0.0.1:${at}/${name}?region=${region}&tls=0`,
    failWith: (status) => {
      failing = status;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
