import { portalSubject } from '@naskhah/kernel/portal-subject';

/** Whose log tells of a task: its article's, else that of the person whom it is about. */
export const subjectOfTask = ({ article_id, about_id }: { article_id: string | null; about_id: string | null }) => {
  if (article_id) return { type: 'article' as const, id: article_id };
  return about_id ? { type: 'person' as const, id: about_id } : portalSubject;
};
