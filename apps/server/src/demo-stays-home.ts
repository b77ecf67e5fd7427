/** Everybody can read the passwords of the demo world: it is for this machine alone. */
import type { Trx } from '@naskhah/db/tables';
import { demoAccounts } from '@naskhah/demo/accounts';
import { endPasswordsOf } from '@naskhah/modules/identity/host';
import { type Config, ConfigFault } from './config.ts';

const isHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** The setting that opens the portal to others than who sits here, if there is one. */
export const publicSetting = ({
  host,
  portalUrl,
  sitesUrl,
  smtpUrl,
}: Pick<Config, 'host' | 'portalUrl' | 'sitesUrl' | 'smtpUrl'>): string | undefined => {
  if (!isHere(host)) return 'HOST';
  if (!isHere(new URL(portalUrl).hostname)) return 'NASKHAH_URL';
  if (!isHere(new URL(sitesUrl).hostname)) return 'NASKHAH_SITES_URL';
  return smtpUrl === undefined ? undefined : 'SMTP_URL';
};

/** A demo world is not made where others could come in. Throws `ConfigFault`. */
export const keepDemoHome = (config: Config): void => {
  const setting = publicSetting(config);
  if (config.demo && setting)
    throw new ConfigFault(
      `NASKHAH_DEMO: everybody knows the passwords of the demo world, and ${setting} opens it to others. Leave out one of both.`,
    );
};

/** Where the database holds a demo world and the portal is opened, its passwords end; answers what to tell who started it. */
export const endDemo = async (
  config: Config,
  transaction: <T>(act: (trx: Trx) => Promise<T>) => Promise<T>,
): Promise<string | undefined> => {
  const setting = publicSetting(config);
  if (!setting) return undefined;
  const ended = await transaction((trx) =>
    endPasswordsOf(
      trx,
      demoAccounts.map(({ email }) => email),
    ),
  );
  if (ended === 0) return undefined;
  return `This database holds the demo world, and ${setting} opens it to others: the passwords of its ${ended} accounts were ended. npm run admin prints a link for an Administrator of your own.`;
};
