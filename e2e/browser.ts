/** Which Chromium: the one that CHROMIUM_PATH names, else on Linux the packaged one, else an installed Chrome. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export const browserLaunch = async (): Promise<LaunchOptions> => {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, args: quiet };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  // The package carries the libraries that a bare system lacks.
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', '..', 'bin');
  const libraries = await inflate(join(folder, 'al2023.tar.br'));
  setupLambdaEnvironment(join(libraries, 'lib'));
  return {
    executablePath: await chromium.executablePath(),
    args: [
      ...quiet,
      ...chromium.args.filter(
        (arg) => !arg.startsWith('--window-size') && arg !== '--single-process' && arg !== '--no-zygote',
      ),
    ],
  };
};
