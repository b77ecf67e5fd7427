import type { S3Settings } from '@naskhah/adapters/content-s3';

const form = 's3://key:secret@host:port/bucket?region=…&tls=0';

export class S3UrlFault extends Error {}

const wrong = (what: string): never => {
  throw new S3UrlFault(
    `S3_URL: ${what}. It has the form ${form}; signs such as / or + in the secret are written %2F, %2B.`,
  );
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return wrong('there is a % that encodes nothing');
  }
};

/** Reads S3_URL, or says in a sentence what is wrong with it; the secret is never repeated. */
export const s3Settings = (text: string): S3Settings => {
  const url = URL.parse(text) ?? wrong('it is not an address');
  if (url.protocol !== 's3:') wrong(`it begins with ${url.protocol} instead of s3:`);
  if (!url.hostname) wrong('there is no host');
  if (!url.username || !url.password) wrong('there is no key or no secret');
  const bucket = decoded(url.pathname.slice(1));
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    wrong(bucket ? `'${bucket}' is no bucket name` : 'there is no bucket');
  const tls = url.searchParams.get('tls') ?? '1';
  if (tls !== '0' && tls !== '1') wrong('tls is 0 or 1');
  for (const name of url.searchParams.keys())
    if (name !== 'region' && name !== 'tls') wrong(`'${name}' is not known; region and tls are`);
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') || 'us-east-1',
    bucket,
    key: decoded(url.username),
    secret: decoded(url.password),
  };
};
