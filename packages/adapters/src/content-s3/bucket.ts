import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

export type S3Settings = { endpoint: string; region: string; bucket: string; key: string; secret: string };
export type Bucket = { client: S3Client; name: string };

/** Addresses by path, and no checksums beyond what the protocol asks: stores other than Amazon's understand that too. */
export const clientConfig = ({ endpoint, region, key, secret }: S3Settings): S3ClientConfig => ({
  endpoint,
  region,
  credentials: { accessKeyId: key, secretAccessKey: secret },
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
});

export const bucketOf = (settings: S3Settings): Bucket => ({
  client: new S3Client(clientConfig(settings)),
  name: settings.bucket,
});

/** Where files on their way lie in the bucket. */
export const incoming = 'incoming/';
