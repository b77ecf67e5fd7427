/** Which Chromium: the one that CHROMIUM_PATH names, else on Linux the packaged one, else an installed Chrome. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/** Beside the packages of this clone: whole or not there, whoever else unpacks, and whatever lies in the temporary folder. */
const unpacked = join(import.meta.dirname, '..', 'node_modules', '.cache', 'naskhah-chromium');

/** The package's own file names folders of another place, and without any font the browser ends. */
const fonts = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

/** The package unpacks into the temporary folder of the process alone, so that is another one for the moment. */
const unpack = async (): Promise<void> => {
  if (existsSync(unpacked)) return;
  mkdirSync(dirname(unpacked), { recursive: true });
  const begun = mkdtempSync(`${unpacked}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = begun;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    // The libraries that a bare system lacks.
    const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
    await inflate(join(archives, 'al2023.tar.br'));
    writeFileSync(join(begun, 'fonts', 'fonts.conf'), fonts);
    renameSync(begun, unpacked);
  } catch (error) {
    // Another process was first: a folder that is filled cannot be renamed onto.
    if (!existsSync(unpacked)) throw error;
  } finally {
    rmSync(begun, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
};

export const browserLaunch = async (): Promise<LaunchOptions> => {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, args: quiet };
  if (!isPackaged) return { channel: 'chrome' };
  await unpack();
  const { setupLambdaEnvironment } = await import('@sparticuz/chromium');
  process.env.FONTCONFIG_PATH = join(unpacked, 'fonts');
  setupLambdaEnvironment(join(unpacked, 'al2023', 'lib'));
  // Without the package's own arguments: they turn off what a browser refuses, and draw by an emulated graphics card, four times as slow.
  return { executablePath: join(unpacked, 'chromium'), args: quiet };
};
