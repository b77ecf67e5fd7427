/** Builds everything by hand: database, ports, modules. The only place where modules are given what they need. */
import { randomBytes, randomInt } from 'node:crypto';
import { contract } from '@naskhah/contract/contract';
import type { Connection } from '@naskhah/db/connect';
import { transactionOn } from '@naskhah/db/transaction';
import { newId } from '@naskhah/kernel/ids';
import { accessAnswers, actorOfSession, platformRoleLabels, sessionUser } from '@naskhah/modules/access/host';
import { type Reaction, recordFact, type Tell } from '@naskhah/modules/activity';
import type { IdentityNeeds } from '@naskhah/modules/identity/host';
import { identityAnswers } from '@naskhah/modules/identity/host';
import type { SendMail } from '@naskhah/modules/messaging';
import { messagingAnswers, sendQueuedMail } from '@naskhah/modules/messaging/host';
import { referenceDataAnswers } from '@naskhah/modules/reference-data/host';
import type { AnswerTree } from './http/bind.ts';
import type { JobQueue } from './worker/jobs.ts';

export type Settings = { portalUrl: string; secret: string; demo: IdentityNeeds['demo'] };
export type Outside = { connection: Connection; enqueue: JobQueue['enqueue']; clock: () => Date; settings: Settings };

/** The log row first, then the reactions of the same transaction. */
export const tellOf = (clock: () => Date, reactions: readonly Reaction[]): Tell => {
  const record = recordFact({ clock, newId });
  return async (trx, actor, fact) => {
    await record(trx, actor, fact);
    for (const reaction of reactions)
      if (reaction.on === fact.event || (reaction.on === 'every-article-fact' && fact.subject.type === 'article'))
        await reaction.together(trx, fact);
  };
};

export const compose = ({ connection, enqueue, clock, settings }: Outside) => {
  const { db } = connection;
  const reactions: Reaction[] = [];
  const act = { transaction: transactionOn(db), tell: tellOf(clock, reactions), clock, newId };
  const answers = {
    referenceData: referenceDataAnswers(db, { roles: () => platformRoleLabels(db) }),
    identity: identityAnswers(db, {
      ...act,
      enqueue,
      ...settings,
      describeUser: (person, behind) => sessionUser(db, person, behind),
      randomDigits: () => String(randomInt(1_000_000)).padStart(6, '0'),
      randomToken: () => randomBytes(32).toString('base64url'),
    }),
    access: accessAnswers(db, { menuCounts: async () => ({ workspace: 0, 'my-submissions': 0, 'my-reviews': 0 }) }),
    messaging: messagingAnswers(db),
  };
  return {
    contract,
    answers: answers as unknown as AnswerTree,
    act,
    sendQueuedMail: (sendMail: SendMail) => sendQueuedMail({ db, sendMail, clock }),
    actorOf: (token: string) => actorOfSession(db, settings.secret, token, clock()),
  };
};
