/** The acts on the pure functions alone: what a use case loads and saves stands in memory. */
import type { PersonActor } from '@naskhah/kernel/actor';
import { isSwitched } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { deriveState } from '../../../modules/src/desk-article/domain/derive-state.ts';
import { relationTo } from '../../../modules/src/submissions/domain/relation.ts';
import { decide } from '../../../modules/src/workflow/domain/decide.ts';
import type { Effect } from '../../../modules/src/workflow/domain/decisions.ts';
import { inviteOnce, mayInvite } from '../../../modules/src/workflow/domain/invite.ts';
import { addPart, removePart, workStage } from '../../../modules/src/workflow/domain/participants.ts';
import { isReviewer, mayDecide } from '../../../modules/src/workflow/domain/policy.ts';
import { answerReview, cancelReview, isOpen } from '../../../modules/src/workflow/domain/review.ts';
import { revisionOpens, takesRevision } from '../../../modules/src/workflow/domain/rounds.ts';
import { finishWork } from '../../../modules/src/workflow/domain/stage-work.ts';
import { levelOf, positionOf } from '../../../modules/src/workflow/domain/standing.ts';
import type { Act } from './acts.ts';
import { castOf, type PersonName, teamNames } from './cast.ts';
import { factsOf } from './pure-facts.ts';
import { publish } from './pure-publication.ts';
import { beginning, type Outcome, type Round, type Story, type World } from './story.ts';

const done: Outcome = { refusal: null };
const refused = (refusal: string): Outcome => ({ refusal });
const cast = castOf({ person: (name) => name, journal: 'jek', otherJournal: 'jte' });
const today = '2026-11-21';

const cancelledRound = (round: Round): Round => ({
  ...round,
  reviews: round.reviews.map((review) => (isOpen(review.state) ? { ...review, state: 'cancelled' } : review)),
});

/** As `store/apply-to-rounds.ts` saves it. */
const applied = (rounds: readonly Round[], { round: to }: Effect): readonly Round[] => {
  const latest = rounds.at(-1);
  const earlier = rounds.slice(0, -1);
  if (to === 'keep') return rounds;
  if (!latest) return to === 'open-first' ? [{ state: 'open', closed: false, reviews: [] }] : rounds;
  if (to === 'open-first' || to === 'open') return [...earlier, { ...latest, state: 'open', closed: false }];
  if (to === 'accepted' || to === 'declined')
    return [...earlier, { ...cancelledRound(latest), state: to, closed: true }];
  return [...earlier, { ...latest, state: to }];
};

export const pureWorld = (levels: number): World => {
  let story: Story = beginning;
  let heldUp = false;

  /** The latest assignment of a reviewer and where it stands. */
  const latestReview = (person: PersonName) => {
    const round = story.rounds.findLastIndex(({ reviews }) => reviews.some((review) => review.person === person));
    const review = story.rounds[round]?.reviews.find((one) => one.person === person);
    return review && { id: `${person}-${round}`, round, review };
  };
  const setReview = (at: number, person: PersonName, state: Round['reviews'][number]['state']): void => {
    const changed = (round: Round) => round.reviews.map((one) => (one.person === person ? { ...one, state } : one));
    const rounds = story.rounds.map((round, number) => (number === at ? { ...round, reviews: changed(round) } : round));
    story = { ...story, rounds };
  };

  const act = (given: Act): Outcome => {
    const actor = cast(given.by, (reviewer) => latestReview(reviewer)?.id);
    const participants = story.parts.map(({ person, role }) => ({ id: `${person} ${role}`, person_id: person, role }));
    const relation = relationTo(actor, { journalId: 'jek', submitterId: 'nor', participants, authors: ['nor'] });
    const level = relation ? levelOf(actor, relation, 'jek', story.stage) : 'none';
    const latest = story.rounds.at(-1);
    const position = positionOf(story, latest, participants, []);
    const settle = <T>(result: Result<T, string>, change: (value: T) => void, stale = false): Outcome => {
      if (!result.ok) return refused(result.refusal);
      if (stale) return refused('stale-version');
      change(result.value);
      return done;
    };

    switch (given.act) {
      case 'hold up':
        heldUp = given.on;
        return done;
      case 'decide':
        if (!mayDecide(actor)) return refused('not-while-switched');
        if (!relation) return refused('article-not-found');
        return settle(
          decide(position, given.kind, level, heldUp),
          (decided) => {
            if (decided.recommendation) story = { ...story, recommendations: story.recommendations + 1 };
            else {
              const { stage, status } = decided.effect;
              story = { ...story, stage, status, rounds: applied(story.rounds, decided.effect) };
            }
          },
          given.stale,
        );
      case 'assign': {
        if (!relation) return refused('article-not-found');
        const reviewer = story.rounds.some(({ reviews }) =>
          reviews.some(({ person, state }) => person === given.person && state !== 'declined' && state !== 'cancelled'),
        );
        const added = addPart(participants, { ...given, author: given.person === 'nor', reviewer }, level);
        if (added.ok && added.value === 'new' && !teamNames.includes(given.person)) return refused('not-in-team');
        return settle(added, (which) => {
          if (which === 'already') return;
          const stage = workStage(given.role);
          const parts = [...story.parts, { person: given.person, role: given.role }];
          const work = story.work.filter((one) => one.stage !== stage || one.person !== given.person);
          story = {
            ...story,
            parts: parts.toSorted((one, other) => one.person.localeCompare(other.person)),
            work: (stage ? [...work, { person: given.person, stage, done: false }] : work).toSorted((one, other) =>
              one.person.localeCompare(other.person),
            ),
          };
        });
      }
      case 'unassign':
        if (!relation) return refused('article-not-found');
        return settle(removePart(participants, `${given.person} ${given.role}`, story.stage, level), (part) => {
          if (!part) return;
          const parts = story.parts.filter(({ person, role }) => person !== given.person || role !== given.role);
          story = { ...story, parts, work: story.work.filter((one) => one.person !== given.person || one.done) };
        });
      case 'invite': {
        if (!relation) return refused('article-not-found');
        const may = mayInvite(position, level, {
          today,
          answerDue: '2026-11-28',
          reviewDue: given.datesWrong ? '2026-11-27' : '2026-12-12',
        });
        if (!may.ok) return refused(may.refusal);
        const known = latest?.reviews.find((review) => review.person === given.person);
        const by = actor.kind === 'person' ? actor.person : '';
        const invited = { person: given.person, author: given.person === 'nor', wanted: 'new' };
        return settle(inviteOnce(invited, { by, participants, known: known && { id: 'known' } }), () => {
          if (!latest) throw new Error('invited to a round that is not there');
          const reviews = [...latest.reviews, { person: given.person, state: 'invited' as const }];
          story = { ...story, rounds: [...story.rounds.slice(0, -1), { ...latest, reviews }] };
        });
      }
      case 'answer': {
        if (isSwitched(actor)) return refused('not-while-switched');
        const found = latestReview(given.review);
        if (!found || !isReviewer(actor, { id: found.id, reviewer_id: given.review }))
          return refused('review-not-found');
        const answered = answerReview(found.review.state, {
          act: given.answer,
          reason: given.lacks === 'reason' ? '' : 'No time',
          recommendation: given.lacks === 'recommendation' ? null : 'accept',
          commentsToAuthor: given.lacks === 'comments' ? ' ' : 'Sound.',
        });
        const again = answered.ok && answered.value === found.review.state && given.answer !== 'save';
        return settle(
          answered,
          (state) => {
            if (state === 'considered' || state === 'thanked') throw new Error('no answer leads there');
            setReview(found.round, given.review, state);
          },
          given.stale && !again,
        );
      }
      case 'cancel': {
        const found = latestReview(given.review);
        if (!found || relation !== 'editor') return refused('review-not-found');
        if (level !== 'decide') return refused('not-allowed');
        return settle(cancelReview(found.review.state), () => setReview(found.round, given.review, 'cancelled'));
      }
      case 'revise': {
        if (relation !== 'author') return refused('article-not-found');
        if (!latest || !takesRevision(position)) return refused('revision-not-asked');
        if (given.stale) return refused('stale-version');
        if (!given.file) return refused('revision-file-missing');
        const revised: Round = { ...latest, state: 'revisions-submitted' };
        const opens = revisionOpens(latest.state) === 'next-round';
        const last: Round[] = opens
          ? [
              { ...cancelledRound(revised), closed: true },
              { state: 'open', closed: false, reviews: [] },
            ]
          : [revised];
        story = { ...story, rounds: [...story.rounds.slice(0, -1), ...last] };
        return done;
      }
      case 'finish work': {
        if (!relation || relation === 'author') return refused('article-not-found');
        const work = story.work.find((one) => one.person === given.person);
        if (!work) return refused('work-not-found');
        const asked = { person_id: work.person, done_at: work.done ? new Date(0) : null };
        return settle(finishWork(asked, (actor as PersonActor).person, level), () => {
          story = { ...story, work: story.work.map((one) => (one === work ? { ...one, done: true } : one)) };
        });
      }
      case 'add galley':
      case 'remove galley':
      case 'set into':
      case 'step':
      case 'edit issue': {
        const published = publish({ story, levels, actor, relation }, given);
        if ('refusal' in published) return published;
        story = published.story;
        return done;
      }
    }
  };

  return {
    act,
    tell: () => {
      const { state, turn } = deriveState(factsOf(story));
      return { story, standing: { state, turn } };
    },
  };
};
