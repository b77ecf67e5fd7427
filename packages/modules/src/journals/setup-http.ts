import type { Answers } from '@naskhah/contract/answers';
import type { setup } from '@naskhah/contract/journals/setup.calls';
import type { Db } from '@naskhah/db/tables';
import { type Actor, may } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import { setupItems } from '@naskhah/kernel/setup-items';
import { openForSubmissions, setupLeft } from './domain/setup.ts';
import type { SettingsNeeds } from './ports.ts';
import { setupFacts } from './queries/setup-facts.ts';
import { openForSubmissions as open } from './use-cases/open-for-submissions.ts';

export const setupAnswers = (db: Db, needs: SettingsNeeds): Answers<typeof setup> => {
  const guide = async (actor: Actor, id: string) => {
    const found = may(actor, 'submission', id) ? await setupFacts(db, id) : undefined;
    if (!found) return refuse('journal-not-found');
    const left = setupLeft(found.facts);
    return ok({
      journal_id: found.id,
      version: found.version,
      state: found.state,
      takes_submissions: found.takesSubmissions,
      items: setupItems.map((item) => ({ item, done: !left.includes(item) })),
      can: {
        open: !found.takesSubmissions && openForSubmissions(found, found.facts, true).ok,
        close: found.takesSubmissions,
      },
    });
  };
  return {
    setupGuide: (actor, { journal_id }) => guide(actor, journal_id),
    openForSubmissions: async (actor, { journal_id, ...wanted }) => {
      const done = await open(needs)(actor, { journal: journal_id, ...wanted });
      return done.ok ? guide(actor, journal_id) : done;
    },
  };
};
