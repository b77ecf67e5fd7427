import type { Step } from './step.ts';

type Item = [en: string, ms: string, field: string | null, machine: string | null];

const parts: [en: string, ms: string, items: Item[]][] = [
  [
    'Identity',
    'Identiti',
    [
      [
        'The title is the same on the cover, the site and the ISSN record',
        'Tajuk sama pada kulit, laman web dan rekod ISSN',
        'name_en',
        null,
      ],
      ['Both ISSN are valid and belong to this journal', 'Kedua-dua ISSN sah dan milik jurnal ini', 'issn', 'issn'],
      ['The publisher is real and named on the site', 'Penerbit wujud dan dinamakan pada laman web', 'publisher', null],
    ],
  ],
  [
    'Site and policies',
    'Laman web dan dasar',
    [
      [
        'The site is safe and open to every reader',
        'Laman web selamat dan terbuka kepada semua pembaca',
        'website',
        'site',
      ],
      [
        'Ethics, peer review, licence and archiving policies are public',
        'Dasar etika, pewasitan, lesen dan pengarkiban dipaparkan',
        'license',
        'policies',
      ],
      ['Fees are stated, also when there are none', 'Caj dinyatakan walaupun tiada', null, null],
    ],
  ],
  [
    'Board',
    'Sidang pengarang',
    [
      [
        'At least five board members, from three institutions or more',
        'Sekurang-kurangnya lima ahli daripada tiga institusi',
        'team',
        'board',
      ],
      ['Board members agreed to be named', 'Ahli sidang bersetuju dinamakan', 'team', null],
    ],
  ],
  [
    'Regularity',
    'Ketetapan terbitan',
    [
      [
        'Issues came out on time in the last two years',
        'Keluaran terbit pada masanya dalam dua tahun lalu',
        null,
        'issues',
      ],
      [
        'The print edition was deposited with the National Library',
        'Naskhah bercetak diserahkan kepada Perpustakaan Negara',
        'files',
        null,
      ],
    ],
  ],
];

const nothing = { en: '', ms: '' };
const numbered = (at: number): string => `0199c0de-0000-7000-8000-${String(at).padStart(12, '0')}`;

const asked = (at: number, type: string, en: string, ms: string) => ({
  id: numbered(at),
  type,
  label: { en, ms },
  help: nothing,
  required: false,
  shared_with: [],
  shown_when: null,
  options: [],
  rows: [],
  from: null,
  to: null,
  low: nothing,
  high: nothing,
});

/** The checklist that the secretariat begins with, in the shape of the form builder. */
const checklist = parts
  .flatMap(([en, ms, items]) => [
    { type: 'section', en, ms, checks: undefined },
    ...items.map((item) => ({
      type: 'check',
      en: item[0],
      ms: item[1],
      checks: { field: item[2], machine: item[3] },
    })),
  ])
  .map(({ type, en, ms, checks }, at) => ({ ...asked(at + 1, type, en, ms), ...(checks && { checks }) }));

const questions = `'${JSON.stringify(checklist).replaceAll("'", "''")}'::jsonb`;
const form = `'${numbered(0)}'`;

/** Registrations are checked by a form of the portal's own, in rounds; what is wrong goes back by field; both sides write to each other. */
export const verification: Step = {
  name: '0035-verification',
  change: `
alter table forms.form alter column journal_id drop not null;
insert into forms.form (id, code, purpose, title_en, title_ms, draft, published, changed, created_at, updated_at)
  values (${form}, 'checklist', 'checking', 'Preliminary checking of a journal', 'Semakan awal jurnal', ${questions}, 1, false, now(), now());
insert into forms.form_version (form_id, number, questions, published_at) values (${form}, 1, ${questions}, now());

create schema verification;
-- One round: from a registration that was sent to what became of it. Its id is the subject of what is answered on the checklist.
create table verification.round (
  id uuid primary key,
  journal_id uuid not null,
  number int not null,
  sent_at timestamptz not null,
  sent_by uuid,
  -- The registration as it was sent.
  snapshot jsonb not null,
  due date not null,
  -- Who gave the first answer.
  checker_id uuid,
  -- Fields that go back beside those of failed items.
  further jsonb not null default '[]',
  passed_at timestamptz,
  passed_by uuid,
  outcome text check (outcome in ('returned', 'rejected', 'verified')),
  word text not null default '',
  decided_at timestamptz,
  decided_by uuid,
  version int not null default 1,
  unique (journal_id, number),
  check ((outcome is null) = (decided_at is null))
);
-- What was sent before there were rounds is checked in a first one.
insert into verification.round (id, journal_id, number, sent_at, sent_by, snapshot, due)
  select gen_random_uuid(), j.id, 1, j.updated_at, j.owner_id, '[]', (j.updated_at + interval '20 days')::date
  from journals.journal j where j.state in ('submitted', 'checking');
create unique index open_round on verification.round (journal_id) where outcome is null;
-- What the portal found out by itself, and when.
create table verification.machine_check (
  round_id uuid not null references verification.round on delete cascade,
  machine text not null,
  verdict text not null check (verdict in ('pass', 'fail', 'unsure')),
  findings jsonb not null,
  seen_at timestamptz not null,
  primary key (round_id, machine)
);
-- Between a journal and the secretariat.
create table verification.message (
  id uuid primary key,
  journal_id uuid not null,
  sender_id uuid not null,
  by_staff boolean not null,
  staff_only boolean not null,
  body text not null,
  sent_at timestamptz not null,
  check (by_staff or not staff_only)
);
create index messages_of_journal on verification.message (journal_id, sent_at);
-- Why a registration came back, by field, in each round.
create table journals.return_reason (
  journal_id uuid not null references journals.journal on delete cascade,
  round int not null,
  field text not null,
  reason text not null,
  position int not null,
  primary key (journal_id, round, field)
);
`,
};

/** The portal has one form of a name, as each journal has. */
export const formOfPortal: Step = {
  name: '0036-form-of-portal',
  online: [
    'drop index concurrently if exists forms.form_of_portal',
    'create unique index concurrently form_of_portal on forms.form (code) where journal_id is null',
  ],
};
