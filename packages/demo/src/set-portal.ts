import { portalSettings, savePortalSettings } from '@naskhah/modules/access/host';
import { type Story, told } from './story.ts';

const directory = {
  en: 'Journals of Malaysian universities and learned societies. Whatever they publish here is free to read, and every article says how it may be shared.',
  ms: 'Jurnal universiti dan persatuan ilmiah Malaysia. Semua yang diterbitkan di sini boleh dibaca secara percuma, dan setiap artikel menyatakan cara ia boleh dikongsi.',
};

/** What the Administrator has written above the list of journals. */
export const setPortal = async (story: Story): Promise<void> => {
  story.begin();
  story.when(60);
  const set = savePortalSettings({ ...story.needs, mailsAllowed: undefined });
  told(await set(await story.actor('admin'), { ...(await portalSettings(story.trx)), directory }));
};
