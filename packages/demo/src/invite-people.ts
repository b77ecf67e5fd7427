import { roleName, seats } from '@naskhah/modules/access/host';
import { type InvitingNeeds, invitePerson, inviteToTeam } from '@naskhah/modules/identity/host';
import { journalName } from '@naskhah/modules/journals/host';
import { type Story, told } from './story.ts';

type Asked = {
  daysAgo: number;
  email: string;
  name: string;
  to: { kind: 'register' } | { acl: number } | { journal: string };
};

const asked: readonly Asked[] = [
  { daysAgo: 44, email: 'lee.wai.ling@demo.test', name: 'Lee Wai Ling', to: { kind: 'register' } },
  { daysAgo: 5, email: 'author@demo.test', name: 'Nor Azizah Mohd Yusof', to: { acl: 3 } },
  { daysAgo: 3, email: 'farid.hakimi@demo.test', name: 'Farid Hakimi Zainal', to: { journal: 'jek' } },
];

/** What a journal's manager asked somebody to do in it. */
const inviteSectionEditor = async (story: Story, needs: InvitingNeeds, path: string): Promise<void> => {
  story.begin();
  story.when(2);
  const preset = await story.trx
    .selectFrom('access.preset as p')
    .innerJoin('journals.journal as j', 'j.id', 'p.journal_id')
    .select(['p.id as preset', 'j.id as journal'])
    .where('j.path', '=', path)
    .where('p.code', '=', 'section-editor')
    .executeTakeFirstOrThrow();
  const invited = { email: 'melati.sulaiman@demo.test', name: 'Melati Sulaiman', language: 'ms' as const, message: '' };
  const manager = await story.actor('manager');
  told(await inviteToTeam(needs)(manager, { id: story.newId(), seat: preset, ...invited }));
};

/** Invitations of the Administrator and of a journal that still wait, and one that took too long. */
export const invitePeople = async (story: Story): Promise<void> => {
  const { trx } = story;
  const needs: InvitingNeeds = { ...story.needs, roleName, journalName, seats };
  const admin = await story.actor('admin');
  for (const { daysAgo, to, ...rest } of asked) {
    story.begin();
    story.when(daysAgo);
    const journal =
      'journal' in to
        ? await trx.selectFrom('journals.journal').select('id').where('path', '=', to.journal).executeTakeFirstOrThrow()
        : undefined;
    told(
      await invitePerson(needs)(admin, {
        id: story.newId(),
        to: journal
          ? { kind: 'journal', journal: journal.id }
          : 'acl' in to
            ? { kind: 'role', acl: to.acl }
            : { kind: 'register' },
        language: 'en',
        message: '',
        ...rest,
      }),
    );
  }
  await inviteSectionEditor(story, needs, 'bjph');
};
