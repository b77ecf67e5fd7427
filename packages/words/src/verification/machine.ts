import type { FindingKind, MachineVerdict } from '@naskhah/kernel/machine-checks';
import { type Text, type TextWith, words } from '../text.ts';

/** What the machine says before what it saw. */
export const machineVerdictWords: Record<MachineVerdict, Text> = {
  pass: { en: 'Machine: passes.', ms: 'Mesin: lulus.' },
  fail: { en: 'Machine: fails.', ms: 'Mesin: gagal.' },
  unsure: { en: 'Machine: not sure.', ms: 'Mesin: tidak pasti.' },
};

export const machineLine = {
  ...words({
    again: { en: 'Look again', ms: 'Semak semula' },
    looking: { en: 'The machine looks …', ms: 'Mesin sedang menyemak …' },
    looked: { en: 'The machine has looked again', ms: 'Mesin telah menyemak semula' },
    title: { en: 'Machine checks', ms: 'Semakan mesin' },
    lead: {
      en: 'The portal looks by itself after a registration is sent. A person judges.',
      ms: 'Portal menyemak sendiri selepas pendaftaran dihantar. Manusia yang menilai.',
    },
  }),
  seen: {
    en: ({ when }) => `Seen ${when}`,
    ms: ({ when }) => `Dilihat ${when}`,
  } satisfies TextWith<{ when: string }>,
};

export const policyWords: Record<string, Text> = {
  ethics: { en: 'Ethics', ms: 'Etika' },
  'peer-review': { en: 'Peer review', ms: 'Pewasitan' },
  license: { en: 'Licence', ms: 'Lesen' },
  archiving: { en: 'Archiving', ms: 'Pengarkiban' },
};

/** The values of a finding; a policy is named by its words already. */
export type FindingValues = Record<string, string>;
const of = (values: FindingValues, name: string): string => values[name] ?? '';
const plain = (en: string, ms: string): TextWith<FindingValues> => ({ en: () => en, ms: () => ms });
const one =
  (name: string) =>
  (en: (value: string) => string, ms: (value: string) => string): TextWith<FindingValues> => ({
    en: (values) => en(of(values, name)),
    ms: (values) => ms(of(values, name)),
  });
const number = one('number');
const policy = one('policy');
const url = one('url');

/** What the machine saw, in a sentence each. */
export const findingWords: Record<FindingKind, TextWith<FindingValues>> = {
  'no-issn': plain('The registration gives no ISSN.', 'Pendaftaran tidak memberi ISSN.'),
  'digit-right': number(
    (n) => `The check digit of ${n} is right.`,
    (n) => `Digit semakan ${n} betul.`,
  ),
  'digit-wrong': number(
    (n) => `The check digit of ${n} is wrong.`,
    (n) => `Digit semakan ${n} salah.`,
  ),
  'not-taken': number(
    (n) => `No other journal has ${n}.`,
    (n) => `Tiada jurnal lain menggunakan ${n}.`,
  ),
  taken: {
    en: (values) => `${of(values, 'journal')} has ${of(values, 'number')}.`,
    ms: (values) => `${of(values, 'journal')} menggunakan ${of(values, 'number')}.`,
  },
  'no-site': plain('The registration gives no site.', 'Pendaftaran tidak memberi laman web.'),
  'refused-scheme': url(
    (at) => `${at} is not read: only http and https are.`,
    (at) => `${at} tidak dibaca: hanya http dan https dibaca.`,
  ),
  'refused-credentials': url(
    (at) => `${at} is not read: the address holds a name and a password.`,
    (at) => `${at} tidak dibaca: alamat mengandungi nama dan kata laluan.`,
  ),
  'refused-address': url(
    (at) => `${at} is not read: it does not lead to the public Internet.`,
    (at) => `${at} tidak dibaca: alamat tidak menuju ke Internet awam.`,
  ),
  'refused-redirects': url(
    (at) => `${at} leads on and on.`,
    (at) => `${at} mengalih tanpa henti.`,
  ),
  certificate: url(
    (at) => `The certificate of ${at} is not valid; browsers warn readers.`,
    (at) => `Sijil ${at} tidak sah; pelayar memberi amaran kepada pembaca.`,
  ),
  'too-slow': url(
    (at) => `${at} did not answer in time.`,
    (at) => `${at} tidak menjawab dalam masa yang ditetapkan.`,
  ),
  'no-network': url(
    (at) => `${at} could not be reached from here.`,
    (at) => `${at} tidak dapat dicapai dari sini.`,
  ),
  answers: url(
    (at) => `${at} answers.`,
    (at) => `${at} menjawab.`,
  ),
  'answers-badly': {
    en: (values) => `${of(values, 'url')} answers with a fault (${of(values, 'status')}).`,
    ms: (values) => `${of(values, 'url')} menjawab dengan ralat (${of(values, 'status')}).`,
  },
  https: plain('It is read over https.', 'Laman dibaca melalui https.'),
  'no-https': plain('It is not read over https.', 'Laman tidak dibaca melalui https.'),
  'policy-given': policy(
    (p) => `${p}: in the registration.`,
    (p) => `${p}: dalam pendaftaran.`,
  ),
  'policy-on-site': policy(
    (p) => `${p}: named on the site.`,
    (p) => `${p}: disebut pada laman web.`,
  ),
  'policy-missing': policy(
    (p) => `${p}: not in the registration, and not on the first page of the site.`,
    (p) => `${p}: tiada dalam pendaftaran dan tiada pada halaman pertama laman web.`,
  ),
  'policy-unread': policy(
    (p) => `${p}: not in the registration; the site could not be read.`,
    (p) => `${p}: tiada dalam pendaftaran; laman web tidak dapat dibaca.`,
  ),
  'board-size': one('people')(
    (n) => `People who stand for the journal: ${n}.`,
    (n) => `Orang yang mewakili jurnal: ${n}.`,
  ),
  'board-spread': one('institutions')(
    (n) => `Institutions: ${n}.`,
    (n) => `Institusi: ${n}.`,
  ),
  'board-unknown': one('people')(
    (n) => `Without an institution: ${n}.`,
    (n) => `Tanpa institusi: ${n}.`,
  ),
  'no-issues': plain(
    'No issue with a planned day is known for the last two years.',
    'Tiada keluaran dengan tarikh dirancang diketahui bagi dua tahun lalu.',
  ),
  'issue-on-time': {
    en: (values) =>
      `${of(values, 'label')}: promised ${of(values, 'planned')}, out ${of(values, 'published')}, on time.`,
    ms: (values) =>
      `${of(values, 'label')}: dijanjikan ${of(values, 'planned')}, terbit ${of(values, 'published')}, tepat pada masa.`,
  },
  'issue-late': {
    en: (values) =>
      `${of(values, 'label')}: promised ${of(values, 'planned')}, out ${of(values, 'published')}, ${of(values, 'days')} days late.`,
    ms: (values) =>
      `${of(values, 'label')}: dijanjikan ${of(values, 'planned')}, terbit ${of(values, 'published')}, lewat ${of(values, 'days')} hari.`,
  },
  'issue-missing': {
    en: (values) =>
      `${of(values, 'label')}: promised ${of(values, 'planned')}, not out, ${of(values, 'days')} days late.`,
    ms: (values) =>
      `${of(values, 'label')}: dijanjikan ${of(values, 'planned')}, belum terbit, lewat ${of(values, 'days')} hari.`,
  },
  'issue-not-due': {
    en: (values) => `${of(values, 'label')}: promised ${of(values, 'planned')}, not due yet.`,
    ms: (values) => `${of(values, 'label')}: dijanjikan ${of(values, 'planned')}, belum tiba masanya.`,
  },
};
