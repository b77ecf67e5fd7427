import { ok, type Result, refuse } from '@naskhah/kernel/result';

export type AuthorshipAnswer = 'confirmed' | 'declined';
type Asked = { confirmed_at: Date | null; declined_at: Date | null; decline_note: string; status: string };

export const authorshipOf = ({
  confirmed_at,
  declined_at,
}: Pick<Asked, 'confirmed_at' | 'declined_at'>): AuthorshipAnswer | 'asked' => {
  if (confirmed_at) return 'confirmed';
  return declined_at ? 'declined' : 'asked';
};

/** Once the byline is public, who has answered does so no more, and nobody leaves it by a button. */
export const isClosed = (asked: Asked): boolean => asked.status === 'published' && authorshipOf(asked) !== 'asked';

/** Whether an answer changes what stands; it may be changed until the article is published. */
export const answerAuthorship = (
  asked: Asked,
  { answer, note }: { answer: AuthorshipAnswer; note: string },
): Result<'changes' | 'stands', 'authorship-closed'> => {
  if (authorshipOf(asked) === answer && (answer === 'confirmed' || asked.decline_note === note)) return ok('stands');
  if (isClosed(asked) || (answer === 'declined' && asked.status === 'published')) return refuse('authorship-closed');
  return ok('changes');
};
