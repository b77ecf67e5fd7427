import { describe, expect, it } from 'vitest';
import { s3Settings } from './s3-url.ts';

describe('S3_URL', () => {
  it('names key, secret, host, bucket and region', () =>
    expect(s3Settings('s3://key:a%2Fb%2Bc@store.example.test:9000/files?region=my-kul-1&tls=0')).toEqual({
      endpoint: 'http://store.example.test:9000',
      region: 'my-kul-1',
      bucket: 'files',
      key: 'key',
      secret: 'a/b+c',
    }));

  it('is encrypted and in us-east-1 unless it says otherwise', () =>
    expect(s3Settings('s3://key:secret@store.example.test/files')).toMatchObject({
      endpoint: 'https://store.example.test',
      region: 'us-east-1',
    }));

  it.each([
    ['no address', 'it is not an address'],
    ['https://key:secret@host/files', 'it begins with https: instead of s3:'],
    ['s3://host/files', 'there is no key or no secret'],
    ['s3://key:secret@host', 'there is no bucket'],
    ['s3://key:secret@host/Files', "'Files' is no bucket name"],
    ['s3://key:secret@host/files?tls=yes', 'tls is 0 or 1'],
    ['s3://key:secret@host/files?style=path', "'style' is not known"],
    ['s3://key:%zz@host/files', 'there is a % that encodes nothing'],
  ])('%s: %s', (url, why) => {
    expect(() => s3Settings(url)).toThrow(why);
    expect(() => s3Settings(url)).not.toThrow(/key:secret@host(?!:port)/);
  });
});
