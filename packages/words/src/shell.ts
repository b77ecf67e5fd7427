import { type TextWith, words } from './text.ts';

/** The frame around every page of the portal. */
export const shell = {
  ...words({
    skip: { en: 'Skip to main content', ms: 'Langkau ke kandungan utama' },
    menu: { en: 'Menu', ms: 'Menu' },
    closeMenu: { en: 'Close menu', ms: 'Tutup menu' },
    modules: { en: 'Modules', ms: 'Modul' },
    breadcrumb: { en: 'Breadcrumb', ms: 'Jejak halaman' },
    search: { en: 'Search or jump to…', ms: 'Cari atau pergi ke…' },
    searchResults: { en: 'Results', ms: 'Hasil carian' },
    searchNothing: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    searchHint: {
      en: 'Try fewer letters, or another word of the title.',
      ms: 'Cuba dengan huruf yang kurang, atau perkataan lain dalam tajuk.',
    },
    journal: { en: 'Journal', ms: 'Jurnal' },
    keyMove: { en: 'move', ms: 'gerak' },
    keyOpen: { en: 'open', ms: 'buka' },
    keyNewTab: { en: 'new tab', ms: 'tab baharu' },
    language: { en: 'Language', ms: 'Bahasa' },
    account: { en: 'Account', ms: 'Akaun' },
    roleInUse: { en: 'Role in use', ms: 'Peranan semasa' },
    profile: { en: 'Profile', ms: 'Profil' },
    logout: { en: 'Log out', ms: 'Log keluar' },
    loggingOut: { en: 'Logging out …', ms: 'Sedang log keluar …' },
    changingRole: { en: 'Changing role …', ms: 'Sedang menukar peranan …' },
    roleChanged: { en: 'Role changed', ms: 'Peranan ditukar' },
    switchUser: { en: 'Switch to another user…', ms: 'Bertukar kepada pengguna lain…' },
    stopActing: { en: 'Stop', ms: 'Berhenti' },
    actingLimits: {
      en: 'Nothing can be approved, signed or decided meanwhile, and everything is logged under both names. Stop brings you back to your own account.',
      ms: 'Sementara itu tiada apa-apa boleh diluluskan, ditandatangani atau diputuskan, dan semuanya dilog di bawah kedua-dua nama. Berhenti membawa anda kembali ke akaun sendiri.',
    },
    loading: { en: 'Loading', ms: 'Memuatkan' },
    toWorkspace: { en: 'Go to the workspace', ms: 'Pergi ke ruang kerja' },
    toLogin: { en: 'Go to the login page', ms: 'Pergi ke halaman log masuk' },
    portalDown: {
      en: 'The portal could not be reached. Check the connection and try again.',
      ms: 'Portal tidak dapat dihubungi. Semak sambungan dan cuba lagi.',
    },
    requestLog: { en: 'Request log', ms: 'Log permintaan' },
    noRequests: { en: 'No requests yet', ms: 'Belum ada permintaan' },
    recordIds: { en: 'Record ids', ms: 'ID rekod' },
    aclBits: { en: 'Access bits', ms: 'Bit capaian' },
    capabilities: { en: 'Capabilities of the role', ms: 'Keupayaan peranan' },
    switchedOff: { en: 'Turn off', ms: 'Matikan' },
  }),
  actingAs: {
    en: ({ name }) => `You are acting as ${name}.`,
    ms: ({ name }) => `Anda sedang bertindak sebagai ${name}.`,
  } satisfies TextWith<{ name: string }>,
};
