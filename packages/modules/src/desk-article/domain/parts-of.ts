import { isEditorRole, isProductionRole, type Turn } from '@naskhah/kernel/article-words';

/** What a participant has to do with an article, as their own lists show it. */
export type Part = { person: string; author: boolean; production: boolean; yours: boolean };

type Work = { person: string; stage: 'copyediting' | 'production' };

const turnOf = ({ stage }: Work): Turn => (stage === 'copyediting' ? 'copyeditor' : 'layout-editor');

/**
 * One part for each person, whatever roles they hold. `yours`: the person is waited for, as an editor or with work that is open;
 * authors see in the article's state that it is their turn.
 */
export const partsOf = (
  turn: Turn,
  roles: readonly { person: string; role: string }[],
  openWork: readonly Work[],
): Part[] =>
  [...new Set(roles.map(({ person }) => person))].map((person) => {
    const held = roles.filter((one) => one.person === person).map(({ role }) => role);
    const author = held.includes('author');
    const production = held.some(isProductionRole);
    const works = openWork.some((work) => work.person === person && turnOf(work) === turn);
    return { person, author, production, yours: !author && (works || (turn === 'editor' && held.some(isEditorRole))) };
  });
