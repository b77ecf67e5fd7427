import { type Actor, hasFunction, isAdministrator, type JournalAccess } from '@naskhah/kernel/actor';
import { isEditorRole, isProductionRole } from '@naskhah/kernel/article-words';
import { functionFlags } from '@naskhah/kernel/journal-permission';
import type { Relation } from './visibility.ts';

type Part = { person_id: string; role: string };

/**
 * How a person stands to an article: what they may see and do follows from this and their journal levels. Who wrote an
 * article is its author and nothing else there, whatever they hold in the journal or on the platform.
 */
export const relationTo = (
  actor: Actor,
  article: { journalId: string; submitterId: string | null; participants: readonly Part[] },
): Exclude<Relation, 'reviewer' | 'public'> | undefined => {
  if (actor.kind !== 'person') return undefined;
  const roles = article.participants.filter((part) => part.person_id === actor.person).map((part) => part.role);
  if (actor.person === article.submitterId || roles.includes('author')) return 'author';
  if (roles.some(isEditorRole)) return 'editor';
  if (isAdministrator(actor) || hasFunction(actor, article.journalId, functionFlags.monitor)) return 'editor';
  if (roles.some(isProductionRole)) return 'production';
  return undefined;
};

/** Journals whose every article the actor sees: those where a role monitors. */
export const monitored = (journals: ReadonlyMap<string, JournalAccess>): string[] =>
  [...journals].filter(([, access]) => access.functions % 2 === 1).map(([id]) => id);
