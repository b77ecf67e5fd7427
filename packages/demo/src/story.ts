/** Tells the past by today's acts: one transaction, a clock that the story sets, ids from the seed. */
import type { Trx } from '@naskhah/db/tables';
import type { RunTransaction } from '@naskhah/db/transaction';
import type { PersonActor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { actorOfPerson } from '@naskhah/modules/access/host';
import { recordFact, type Tell } from '@naskhah/modules/activity';
import { refreshArticleState } from '@naskhah/modules/desk-article';
import { fileRights } from '@naskhah/modules/desk-article/host';
import type { CleanCopy, ContentStore, TypeOf } from '@naskhah/modules/media';
import type { MediaNeeds } from '@naskhah/modules/media/host';
import type { PublishingNeeds } from '@naskhah/modules/publishing/host';
import type { WorkflowNeeds } from '@naskhah/modules/workflow/host';
import type { Seeded } from './seeded.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export type Outside = {
  portalUrl: string;
  secret: string;
  randomToken: () => string;
  files: ContentStore;
  typeOf: TypeOf;
  clean: CleanCopy;
};

export type Story = {
  trx: Trx;
  seed: Seeded;
  now: () => Date;
  /** Goes to an hour of work that many days before the first start, never back behind the last thing told. */
  when: (daysAgo: number) => void;
  /** A few minutes later on the same day. */
  soon: () => void;
  /** A new thread of the story may begin earlier than the last one ended. */
  begin: () => void;
  newId: () => string;
  needs: WorkflowNeeds & PublishingNeeds;
  media: MediaNeeds;
  people: Map<string, string>;
  person: (key: string) => string;
  actor: (key: string) => Promise<PersonActor>;
  /** What people may do is asked anew: the teams have changed. */
  teamsChanged: () => void;
  /** Derives the states of the articles that were told of since the last time. */
  settle: () => Promise<void>;
};

export const storyOf = (trx: Trx, seed: Seeded, start: Date, outside: Outside): Story => {
  let now = start;
  let last = 0;
  const clock = () => now;
  const newId = () => seed.id(now);
  const touched = new Set<string>();
  const record = recordFact({ clock, newId });
  const tell: Tell = async (inside, actor, fact) => {
    await record(inside, actor, fact);
    if (fact.subject.type === 'article') touched.add(fact.subject.id);
  };
  // One transaction holds the whole story; a refusal inside it is a fault of the story and ends it (see `told`).
  const transaction: RunTransaction = (act) => act(trx);
  const act = { transaction, tell, clock, newId };
  const people = new Map<string, string>();
  const actors = new Map<string, PersonActor>();
  const person = (key: string): string => {
    const id = people.get(key);
    if (!id) throw new Error(`the demo world has no ${key}`);
    return id;
  };
  const { portalUrl, secret, randomToken } = outside;
  return {
    trx,
    seed,
    now: clock,
    when: (daysAgo) => {
      const midnight = Math.floor(start.getTime() / day) * day - daysAgo * day;
      const atWork = midnight + seed.whole(60, 9 * 60) * minute;
      last = Math.min(Math.max(atWork, last + seed.whole(3, 12) * minute), start.getTime());
      now = new Date(last);
    },
    soon: () => {
      last = Math.min(last + seed.whole(3, 12) * minute, start.getTime());
      now = new Date(last);
    },
    begin: () => {
      last = 0;
    },
    newId,
    // Mails of the past were sent in the past: no job is queued for them.
    needs: { ...act, enqueue: async () => {}, portalUrl, secret, randomToken },
    media: {
      ...act,
      rights: fileRights,
      store: outside.files,
      typeOf: outside.typeOf,
      clean: outside.clean,
      scan: undefined,
    },
    people,
    person,
    actor: async (key) => {
      const known = actors.get(key) ?? (await actorOfPerson(trx, person(key)));
      actors.set(key, known);
      return known;
    },
    teamsChanged: () => actors.clear(),
    settle: async () => {
      for (const id of touched) await refreshArticleState(trx, id);
      touched.clear();
    },
  };
};

/** What an act answers; a refusal means that the story contradicts itself. */
export const told = <T, R extends string>(result: Result<T, R>): T => {
  if (!result.ok) throw new Error(`the demo world was refused: ${result.refusal} ${JSON.stringify(result)}`);
  return result.value;
};
