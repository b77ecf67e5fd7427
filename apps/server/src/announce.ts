import { demoAccounts, demoPassword } from '@naskhah/demo/accounts';
import type { Config } from './config.ts';
import type { FirstStart } from './first-start.ts';

/** What a person sees in the terminal once everything is up. */
export const announce = (config: Config, start: FirstStart): void => {
  const lines = ['', `Naskhah is ready:  ${config.portalUrl}`, `Journals:          ${config.sitesUrl}/journals`];
  if (config.demo)
    lines.push(
      '',
      `Demo accounts, all with the password ${demoPassword}:`,
      ...demoAccounts.map((account) => `  ${account.email}`),
    );
  if (start.administratorLink)
    lines.push('', 'Create the first Administrator with this link, once:', `  ${start.administratorLink}`);
  lines.push('', 'Ctrl-C stops everything.');
  console.info(lines.join('\n'));
};
