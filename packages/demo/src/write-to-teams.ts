import { correspondence } from '@naskhah/modules/desk-article/host';
import { teamCorrespondence } from '@naskhah/modules/journals/host';
import { isAuthor } from '@naskhah/modules/submissions/host';
import { writeToTeam } from '@naskhah/modules/tasks/host';
import { type Story, told } from './story.ts';

type Written = { by: string; to: readonly string[]; daysAgo: number; subject: string; body: string };

const written: readonly Written[] = [
  {
    by: 'editor',
    to: ['team'],
    daysAgo: 5,
    subject: 'Meeting of the editors on Thursday',
    body: 'Please bring the submissions that have waited longest for a second reviewer.\n\nWe also decide on the theme of the next special issue.',
  },
  {
    by: 'section-editor',
    to: ['editor'],
    daysAgo: 4,
    subject: 'Re: Meeting of the editors on Thursday',
    body: 'I have three of them and will send the list the day before.',
  },
];

/** What people of a journal's team write to each other apart from articles: to all of it, and an answer. */
export const writeToTeams = async (story: Story): Promise<void> => {
  const needs = { ...story.needs, correspondence, teamCorrespondence, isAuthor };
  const journal = await story.trx
    .selectFrom('journals.journal')
    .select(['id', 'name_en'])
    .where('path', '=', 'jek')
    .executeTakeFirstOrThrow();
  for (const { by, to, daysAgo, subject, body } of written) {
    story.begin();
    story.when(daysAgo);
    told(
      await writeToTeam(needs)(await story.actor(by), {
        id: story.newId(),
        journalId: journal.id,
        senderId: undefined,
        recipients: to.map((key) => (key === 'team' ? key : story.person(key))),
        title: `UPDATE FROM JOURNAL : ${journal.name_en}`,
        subject,
        body,
        sendEmail: false,
      }),
    );
  }
};
