import { type Actor, hasFunction, isAdministrator, type JournalAccess } from '@naskhah/kernel/actor';
import { isEditorRole, isProductionRole } from '@naskhah/kernel/article-words';
import { functionFlags } from '@naskhah/kernel/journal-permission';
import type { Relation } from './visibility.ts';

type Part = { person_id: string; role: string };

/** Who belongs to an article. `authors`: the accounts of its byline, but of those who said that they are none. */
export type People = {
  journalId: string;
  submitterId: string | null;
  participants: readonly Part[];
  authors: readonly string[];
};

/** Whether the actor wrote the article, whoever sent it: nothing of its handling is for them. */
export const wrote = (actor: Actor, { submitterId, participants, authors }: Omit<People, 'journalId'>): boolean => {
  if (actor.kind !== 'person' && actor.kind !== 'link') return false;
  return (
    actor.person === submitterId ||
    authors.includes(actor.person) ||
    participants.some((part) => part.person_id === actor.person && part.role === 'author')
  );
};

/**
 * How a person stands to an article: what they may see and do follows from this and their journal levels. Who wrote an
 * article is its author and nothing else there, whatever they hold in the journal or on the platform; a co-author who did
 * not send it is nobody here.
 */
export const relationTo = (actor: Actor, article: People): Exclude<Relation, 'reviewer' | 'public'> | undefined => {
  if (actor.kind !== 'person') return undefined;
  const roles = article.participants.filter((part) => part.person_id === actor.person).map((part) => part.role);
  if (actor.person === article.submitterId || roles.includes('author')) return 'author';
  if (wrote(actor, article)) return undefined;
  if (roles.some(isEditorRole)) return 'editor';
  if (isAdministrator(actor) || hasFunction(actor, article.journalId, functionFlags.monitor)) return 'editor';
  if (roles.some(isProductionRole)) return 'production';
  return undefined;
};

/** Journals whose every article the actor sees: those where a role monitors. */
export const monitored = (journals: ReadonlyMap<string, JournalAccess>): string[] =>
  [...journals].filter(([, access]) => access.functions % 2 === 1).map(([id]) => id);
