import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { IssueName } from './acts.ts';
import type { PersonName } from './cast.ts';
import type { StoredCast } from './stored-cast.ts';
import type { IssueStory, Round, Standing, Story, Told } from './story.ts';

type Row = {
  status: Story['status'];
  stage: Story['stage'];
  version: number;
  state: Standing['state'];
  turn: Standing['turn'];
  parts: { id: string; person: string; role: Story['parts'][number]['role'] }[];
  rounds: {
    id: string;
    state: Round['state'];
    closed: boolean;
    reviews: { id: string; version: number; person: string; state: Round['reviews'][number]['state'] }[];
  }[];
  work: { id: string; person: string; stage: Story['work'][number]['stage']; done: boolean }[];
  galleys: string[];
  set_into: string | null;
  issues: { id: string; version: number; state: IssueStory['state']; asked: string | null; approved: string | null }[];
  recommendations: number;
};

/** What stands in the database of one article and the two issues of its story, in one statement. */
export const readStory = async (db: Db, article: string, issues: Readonly<Record<IssueName, string>>): Promise<Row> => {
  const { rows } = await sql<Row>`
    select s.status, s.stage, s.version, d.state, d.turn,
      (select coalesce(json_agg(json_build_object('id', p.id, 'person', p.person_id, 'role', p.role)), '[]')
        from submissions.participant p where p.submission_id = s.id) as parts,
      (select coalesce(json_agg(json_build_object('id', r.id, 'state', r.state, 'closed', r.closed_at is not null,
          'reviews', (select coalesce(json_agg(json_build_object('id', a.id, 'version', a.version, 'person', a.reviewer_id,
            'state', a.state) order by a.invited_at), '[]') from workflow.review_assignment a where a.round_id = r.id))
          order by r.number), '[]') from workflow.round r where r.submission_id = s.id) as rounds,
      (select coalesce(json_agg(json_build_object('id', w.id, 'person', w.person_id, 'stage', w.stage,
          'done', w.done_at is not null)), '[]') from workflow.stage_work w where w.submission_id = s.id) as work,
      (select coalesce(json_agg(g.id), '[]') from publishing.galley g where g.submission_id = s.id) as galleys,
      (select p.issue_id from publishing.publication p where p.submission_id = s.id) as set_into,
      (select json_agg(json_build_object('id', i.id, 'version', i.version, 'state', i.state, 'asked', i.requested_by,
          'approved', i.approved_by)) from publishing.issue i where i.id in (${issues.a}, ${issues.b})) as issues,
      (select count(*)::int from workflow.decision e where e.submission_id = s.id and e.is_recommendation) as recommendations
    from submissions.submission s join desk_article.article_state d on d.submission_id = s.id where s.id = ${article}`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Error('the article of the story is gone');
  return row;
};

const byPerson = <T extends { person: string }>(one: T, other: T): number => (one.person < other.person ? -1 : 1);

/** The stored rows as the reference tells them. */
export const toldOf = (row: Row, issues: Readonly<Record<IssueName, string>>, { nameOf }: StoredCast): Told => {
  const known = (id: string): PersonName => {
    const name = nameOf(id);
    if (!name) throw new Error(`somebody who is not of the story: ${id}`);
    return name;
  };
  const issueStory = (name: IssueName): IssueStory => {
    const issue = row.issues.find(({ id }) => id === issues[name]);
    if (!issue) throw new Error('an issue of the story is gone');
    return { state: issue.state, asked: nameOf(issue.asked), approved: nameOf(issue.approved) };
  };
  return {
    story: {
      status: row.status,
      stage: row.stage,
      parts: row.parts.map(({ person, role }) => ({ person: known(person), role })).sort(byPerson),
      rounds: row.rounds.map(({ state, closed, reviews }) => ({
        state,
        closed,
        reviews: reviews.map((review) => ({ person: known(review.person), state: review.state })),
      })),
      work: row.work.map(({ person, stage, done }) => ({ person: known(person), stage, done })).sort(byPerson),
      galleys: row.galleys.length,
      setInto: row.set_into === issues.a ? 'a' : row.set_into === issues.b ? 'b' : null,
      issues: { a: issueStory('a'), b: issueStory('b') },
      recommendations: row.recommendations,
    },
    standing: { state: row.state, turn: row.turn },
  };
};
