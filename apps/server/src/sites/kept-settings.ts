import type { Db } from '@naskhah/db/tables';
import { publicSettings } from '@naskhah/modules/access/host';

type Settings = Awaited<ReturnType<typeof publicSettings>>;

/** How the portal is set, read once and good until anything that public pages show is dropped: as fresh as the pages are. */
export const keptSettings = (db: Db): ((moment: number) => Promise<Settings>) => {
  let kept: { moment: number; settings: Promise<Settings> } | undefined;
  return (moment) => {
    if (kept?.moment === moment) return kept.settings;
    const settings = publicSettings(db);
    kept = { moment, settings };
    settings.catch(() => {
      kept = undefined;
    });
    return settings;
  };
};
