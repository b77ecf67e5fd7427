import { correspondence, returnedMailStanding } from '@naskhah/modules/desk-article/host';
import { teamCorrespondence } from '@naskhah/modules/journals/host';
import { recordReport } from '@naskhah/modules/messaging/host';
import { isAuthor } from '@naskhah/modules/submissions/host';
import { addTask, finishTask, mailCameBack } from '@naskhah/modules/tasks/host';
import { sql } from 'kysely';
import { type Story, told } from './story.ts';

type Given = {
  /** The first open article on which whoever gets the task works, and to which nothing has happened since. */
  journal: string;
  by: string;
  to: string;
  daysAgo: number;
  /** Days until it is due, from when it was given. */
  within: number | null;
  title: string;
  note?: string;
  blocking?: true;
  outcome?: string;
};

const given: readonly Given[] = [
  {
    journal: 'jek',
    by: 'editor',
    to: 'copyeditor',
    daysAgo: 6,
    within: 4,
    title: 'Check the species names against the national list',
    note: 'Table 2 uses two spellings of one name.',
    blocking: true,
  },
  { journal: 'jek', by: 'editor', to: 'section-editor', daysAgo: 3, within: 5, title: 'Ask for the raw data' },
  {
    journal: 'jek',
    by: 'editor',
    to: 'layout',
    daysAgo: 2,
    within: 9,
    title: 'Redraw figure 1 for print',
    note: 'The labels are too small to be read at column width.',
  },
  {
    journal: 'bjph',
    by: 'dayang.suhaila.awang.bujang',
    to: 'editor',
    daysAgo: 1,
    within: 3,
    title: 'Read the Malay abstract once more',
  },
  {
    journal: 'jek',
    by: 'editor',
    to: 'editor',
    daysAgo: 12,
    within: null,
    title: 'Write to the authors about the permit number',
    outcome: 'They sent it the same day.',
  },
];

/** Articles of which the log tells something later than now. */
const toldLater = async ({ trx, now }: Story): Promise<string[]> => {
  const rows = await trx.selectFrom('activity.log').select('subject_id').distinct().where('at', '>', now()).execute();
  return rows.map(({ subject_id }) => subject_id);
};

const articleFor = async (story: Story, { journal, to }: Given): Promise<string | undefined> => {
  const { trx, person } = story;
  const { rows } = await sql<{ id: string }>`select a.submission_id as id from desk_article.article_state a
      join journals.journal j on j.id = a.journal_id
      join submissions.participant p on p.submission_id = a.submission_id and p.person_id = ${person(to)}
    where a.open and j.path = ${journal} and p.role <> 'author'
      and a.submission_id <> all(${await toldLater(story)}::uuid[])
    order by a.number limit 1`.execute(trx);
  return rows[0]?.id;
};

/** Tasks that editors gave: late, due soon, without a day, and done. */
export const giveTasks = async (story: Story): Promise<void> => {
  const needs = { ...story.needs, correspondence, teamCorrespondence, isAuthor };
  for (const one of given) {
    story.begin();
    story.when(one.daysAgo);
    const articleId = await articleFor(story, one);
    if (!articleId) throw new Error(`the demo world has no article for the task “${one.title}”`);
    const due = one.within && new Date(story.now().getTime() + one.within * 86_400_000).toISOString().slice(0, 10);
    const { id, version } = told(
      await addTask(needs)(await story.actor(one.by), {
        id: story.newId(),
        articleId,
        assigneeId: story.person(one.to),
        title: one.title,
        note: one.note ?? '',
        due: due || null,
        blocking: one.blocking ?? false,
      }),
    );
    if (one.outcome === undefined) continue;
    story.soon();
    told(await finishTask(needs)(await story.actor(one.to), { id, version, outcome: one.outcome }));
  }
};

/** A mail to a reviewer whom nobody logs in as came back, one with few parts elsewhere: the editor has to see to it. */
export const returnMail = async (story: Story): Promise<void> => {
  const { trx, needs, person } = story;
  const { rows } = await sql<{ mail: string }>`select m.id as mail from workflow.review_assignment r
      join identity.person p on p.id = r.reviewer_id and p.password_hash is null
      join messaging.mail m on m.person_id = p.id and m.state = 'sent' and m.subject_id = r.submission_id
      join submissions.participant e on e.submission_id = r.submission_id and e.role = 'editor'
    where r.state in ('invited', 'accepted') and e.person_id = ${person('editor')}
    order by (select count(*) from submissions.participant p where p.person_id = r.reviewer_id)
        + (select count(*) from workflow.review_assignment o where o.reviewer_id = r.reviewer_id), m.created_at desc, m.id
    limit 1`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error('nobody of the demo world was invited by mail');
  story.begin();
  story.when(1);
  const cameBack = mailCameBack({ ...needs, returnedMailStanding });
  const tell: typeof needs.tell = async (inside, actor, fact) => {
    await needs.tell(inside, actor, fact);
    await cameBack(inside, fact);
  };
  const reason = '550 5.1.1 The mailbox does not exist';
  told(await recordReport({ ...needs, tell })({ mail: found.mail, address: undefined, kind: 'bounced', reason }));
  await story.settle();
};
