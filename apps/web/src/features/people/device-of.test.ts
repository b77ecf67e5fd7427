import { describe, expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describe('the device of a session', () => {
  it.each([
    [chrome, 'Chrome', 'Windows'],
    [`${chrome} Edg/140.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari', 'iOS'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ])('is read from %s', (agent, browser, system) => expect(deviceOf(agent)).toEqual({ browser, system }));

  it.each(['', 'curl/8.5'])('is not made up for %j', (agent) => expect(deviceOf(agent)).toBeUndefined());
});
