import { type DecisionKind, decisionKinds, type ParticipantRole } from '@naskhah/kernel/article-words';
import { type ActorName, actorNames, type PersonName } from './cast.ts';
import type { Random } from './random.ts';

export type IssueName = 'a' | 'b';
export type Answer = 'accept' | 'decline' | 'save' | 'submit';
export type StepName = 'request' | 'approve' | 'approve-finally' | 'return';
type What =
  | { act: 'decide'; kind: DecisionKind; stale: boolean }
  | { act: 'assign' | 'unassign'; person: PersonName; role: ParticipantRole }
  | { act: 'invite'; person: PersonName; datesWrong: boolean }
  | {
      act: 'answer';
      review: PersonName;
      answer: Answer;
      lacks: 'nothing' | 'reason' | 'recommendation' | 'comments';
      stale: boolean;
    }
  | { act: 'cancel'; review: PersonName }
  | { act: 'revise'; file: boolean; stale: boolean }
  | { act: 'hold up'; on: boolean }
  | { act: 'finish work'; person: PersonName }
  | { act: 'add galley' | 'remove galley' }
  | { act: 'set into'; issue: IssueName | 'of another journal' | 'none' }
  | { act: 'step'; step: StepName; issue: IssueName; stale: boolean }
  | { act: 'edit issue'; issue: IssueName; stale: boolean };
export type Act = { by: ActorName } & What;

const parts: readonly { person: PersonName; role: ParticipantRole }[] = [
  { person: 'huda', role: 'editor' },
  { person: 'tan', role: 'section-editor' },
  { person: 'lim', role: 'guest-editor' },
  { person: 'ling', role: 'copyeditor' },
  { person: 'priya', role: 'layout-editor' },
  { person: 'nor', role: 'editor' },
  { person: 'siti', role: 'editor' },
  { person: 'tan', role: 'author' },
  { person: 'nor', role: 'author' },
];
const usualKinds: readonly DecisionKind[] = [
  'send-to-review',
  'send-to-review',
  'request-revisions',
  'resubmit',
  'accept',
  'send-to-production',
  'revert-decline',
];
const reviewers: readonly PersonName[] = ['siti', 'raj'];
const editors: readonly ActorName[] = ['huda', 'rashidah', 'lim', 'tan', 'aminah'];
const issueMakers: readonly ActorName[] = ['huda', 'rashidah', 'aminah'];

const whatHappens = (random: Random): What => {
  const stale = random.chance(0.05);
  switch (random.of(kinds)) {
    case 'decide':
      return { act: 'decide', kind: random.of(random.chance(0.8) ? usualKinds : decisionKinds), stale };
    case 'assign':
      return { act: 'assign', ...random.of(parts) };
    case 'unassign':
      return { act: 'unassign', ...random.of(parts) };
    case 'invite':
      return {
        act: 'invite',
        person: random.of(['siti', 'raj', 'nor', 'huda', 'lim']),
        datesWrong: random.chance(0.1),
      };
    case 'answer':
      return {
        act: 'answer',
        review: random.of(reviewers),
        answer: random.of(['accept', 'decline', 'save', 'submit', 'submit']),
        lacks: random.chance(0.6) ? 'nothing' : random.of(['reason', 'recommendation', 'comments']),
        stale,
      };
    case 'cancel':
      return { act: 'cancel', review: random.of(reviewers) };
    case 'revise':
      return { act: 'revise', file: random.chance(0.9), stale };
    case 'hold up':
      return { act: 'hold up', on: random.chance(0.5) };
    case 'finish work':
      return { act: 'finish work', person: random.of(['ling', 'priya']) };
    case 'add galley':
      return { act: 'add galley' };
    case 'remove galley':
      return { act: 'remove galley' };
    case 'set into':
      return { act: 'set into', issue: random.of(['a', 'a', 'a', 'b', 'of another journal', 'none']) };
    case 'step':
      return {
        act: 'step',
        step: random.of(['request', 'approve', 'approve-finally', 'approve-finally', 'return']),
        issue: random.of(['a', 'a', 'b']),
        stale,
      };
    case 'edit issue':
      return { act: 'edit issue', issue: random.of(['a', 'b']), stale };
  }
};
const often: Record<What['act'], number> = {
  decide: 6,
  assign: 2,
  unassign: 1,
  invite: 4,
  answer: 8,
  cancel: 1,
  revise: 3,
  'hold up': 1,
  'finish work': 2,
  'add galley': 1,
  'remove galley': 1,
  'set into': 3,
  step: 12,
  'edit issue': 1,
};
const kinds = (Object.keys(often) as What['act'][]).flatMap((act) => Array.from({ length: often[act] }, () => act));

/** Who usually does it; anybody may try. */
const usually = (what: What): readonly ActorName[] => {
  switch (what.act) {
    case 'decide':
    case 'assign':
    case 'unassign':
    case 'invite':
    case 'cancel':
      return editors;
    case 'answer':
      return what.review === 'siti' ? ['siti', 'siti by link'] : ['raj'];
    case 'revise':
      return ['nor'];
    case 'finish work':
      return what.person === 'ling' ? ['ling', 'huda'] : ['priya', 'lim'];
    case 'add galley':
    case 'remove galley':
      return ['priya', 'huda', 'rashidah'];
    case 'hold up':
    case 'set into':
    case 'step':
    case 'edit issue':
      return issueMakers;
  }
};

/** Any act by anybody, more often what is usual. */
export const randomAct = (random: Random): Act => {
  const what = whatHappens(random);
  return { by: random.of(random.chance(0.7) ? usually(what) : actorNames), ...what };
};

/** An act as a line to read: 'huda: decide kind=accept'. */
export const lineOf = ({ by, act, ...details }: Act): string => {
  const shown = Object.entries(details).flatMap(([name, value]) => (value === false ? [] : [`${name}=${value}`]));
  return `${by}: ${[act, ...shown].join(' ')}`;
};
