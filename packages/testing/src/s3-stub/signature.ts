/** Checks AWS Signature Version 4 (Signature Version 4 signing process, 'Create a canonical request'). */
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (url: URL) =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/** Why the request is not believed, or nothing. */
export const signatureFault = (
  request: IncomingMessage,
  body: Buffer,
  account: { key: string; secret: string; region: string },
): 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'XAmzContentSHA256Mismatch' | undefined => {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return 'SignatureDoesNotMatch';
  const [, key = '', day = '', region = '', signed = '', signature = ''] = given;
  if (key !== account.key) return 'InvalidAccessKeyId';
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const url = new URL(request.url ?? '/', 'http://stub');
  const names = signed.split(';');
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`).join('');
  const canonical = [request.method, url.pathname, canonicalQuery(url), headers, signed, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = hmac(hmac(hmac(hmac(`AWS4${account.secret}`, day), account.region), 's3'), 'aws4_request');
  return hmac(signing, text).toString('hex') === signature && names.includes('host')
    ? undefined
    : 'SignatureDoesNotMatch';
};
