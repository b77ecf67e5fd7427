import { dayCell, type ExportPart } from '@naskhah/kernel/export-part';
import { inLanguage } from '@naskhah/kernel/language';
import type { PeopleColumn } from '@naskhah/kernel/list-columns';
import { exports as heads } from '@naskhah/words/desk-workspace/exports';
import { personStatuses } from '@naskhah/words/identity/people';
import type { ListedPerson } from '../queries/people-list.ts';

/** The list of people as a table. What the first column shows in two lines stands in cells of its own. */
export const peopleParts: readonly ExportPart<ListedPerson, PeopleColumn>[] = [
  { of: 'always', head: heads.name, width: 34, cell: ({ name }) => name },
  { of: 'always', head: heads.address, width: 34, cell: ({ email }) => email },
  { of: 'always', head: heads.affiliation, width: 40, cell: ({ affiliation }) => affiliation },
  {
    of: 'roles',
    head: heads.roles,
    width: 30,
    cell: ({ roles }, language) =>
      roles.map(({ label_en, label_ms }) => (language === 'ms' ? label_ms : label_en)).join(', '),
  },
  { of: 'status', head: heads.status, width: 16, cell: ({ status }, language) => personStatuses[status][language] },
  {
    of: 'journals',
    head: heads.journals,
    width: 40,
    cell: ({ journals }, language) =>
      journals.map(({ name_en, name_ms }) => inLanguage({ en: name_en, ms: name_ms }, language)).join(', '),
  },
  { of: 'last_seen', head: heads.lastSeen, width: 12, days: true, cell: ({ last_seen_at }) => dayCell(last_seen_at) },
  { of: 'registered', head: heads.registered, width: 12, days: true, cell: ({ created_at }) => dayCell(created_at) },
];
