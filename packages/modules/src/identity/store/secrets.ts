import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane; runs on the thread pool, never on the event loop. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
  return `argon2id$${cost.memory}$${cost.passes}$${nonce.toString('base64')}$${tag.toString('base64')}`;
};

export const passwordFits = async (password: string, stored: string): Promise<boolean> => {
  const [, memory, passes, nonce, tag] = stored.split('$');
  if (!memory || !passes || !nonce || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: 1,
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected);
};

/** A hash to compare with when there is no such account, so that both answers take the same time. */
const nobodysHash = hashPassword(randomBytes(24).toString('hex'));
export const spendHash = async (password: string): Promise<false> => {
  await passwordFits(password, await nobodysHash);
  return false;
};

/** What is stored of a token or a code: useless without the portal's secret. */
export const keyedHash = (secret: string, value: string): Buffer => createHmac('sha256', secret).update(value).digest();
