import type { Article } from '../../../app/article.ts';

type Choice = { value: string; label: string };

/**
 * Who can be given a task about an article: its editors and those who produce it, never who wrote it; oneself too, who edits it
 * for the whole journal; and who has the task now, though they have left.
 */
export const staffChoices = (
  participants: Article['participant'],
  me: Choice,
  now: { id: string; name: string } | null,
): Choice[] => {
  const authors = new Set(participants.filter(({ role }) => role === 'author').map(({ user_id }) => user_id));
  const people = new Map<string, string>();
  for (const { user_id, name } of participants) if (!authors.has(user_id)) people.set(user_id, name);
  if (!authors.has(me.value)) people.set(me.value, me.label);
  if (now && !people.has(now.id)) people.set(now.id, now.name);
  return [...people].map(([value, label]) => ({ value, label }));
};
