import { roleName, seats } from '@naskhah/modules/access/host';
import { type InvitingNeeds, invitePerson } from '@naskhah/modules/identity/host';
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

/** Invitations of the Administrator that still wait, and one that took too long. */
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
};
