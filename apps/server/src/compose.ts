/** Builds everything by hand: database, ports, modules. The only place where modules are given what they need. */

import { randomBytes, randomInt } from 'node:crypto';
import { readCsv } from '@naskhah/adapters/spreadsheet';
import { contract } from '@naskhah/contract/contract';
import type { Connection } from '@naskhah/db/connect';
import { spokenLanguage } from '@naskhah/db/spoken-language';
import { transactionOn } from '@naskhah/db/transaction';
import { newId } from '@naskhah/kernel/ids';
import type { Language } from '@naskhah/kernel/language';
import {
  accessAnswers,
  actorOfKey,
  actorOfSession,
  paceOf,
  platformRoleLabels,
  portalSettingAnswers,
  portalSettings,
  presetsOfMerged,
  registrationFault,
  roleName,
  seats,
  senderOf,
  sessionUser,
} from '@naskhah/modules/access/host';
import { type Reaction, recordFact, type Tell } from '@naskhah/modules/activity';
import {
  articleChanged,
  correspondence,
  deskAnswers,
  fileRights,
  listsOfMerged,
  menuCounts,
  peopleRecordAnswers,
  returnedMailStanding,
  taskListAnswers,
  usedCodes,
  viewsOfAnonymised,
} from '@naskhah/modules/desk/host';
import type { SignInDoors } from '@naskhah/modules/identity';
import type { IdentityNeeds } from '@naskhah/modules/identity/host';
import { identityAnswers, ownSecurityAnswers, peopleAnswers, sessionsOfPortal } from '@naskhah/modules/identity/host';
import { journalName, journalsAnswers, journalsNamed, journalsOfMerged } from '@naskhah/modules/journals/host';
import type { ContentStore, Scan, TypeOf } from '@naskhah/modules/media';
import { filesOfMerged, mediaAnswers, picturesOfAnonymised } from '@naskhah/modules/media/host';
import type { SendMail } from '@naskhah/modules/messaging';
import {
  mailsOfAnonymised,
  mailsOfMerged,
  messagingAnswers,
  recordReport,
  releasePerson,
  sendDigests,
  sendQueuedMail,
  unsubscribe,
} from '@naskhah/modules/messaging/host';
import { approvalsOfMerged, publishingAnswers, siteChanged } from '@naskhah/modules/publishing/host';
import { codeTableAnswers, referenceDataAnswers } from '@naskhah/modules/reference-data/host';
import { referencesAnswers } from '@naskhah/modules/references/host';
import {
  articlesOfMerged,
  bylinesOfAnonymised,
  listRights,
  submissionsAnswers,
} from '@naskhah/modules/submissions/host';
import {
  addressWorksAgain,
  mailCameBack,
  tasksAnswers,
  tasksOfAnonymised,
  tasksOfMerged,
} from '@naskhah/modules/tasks/host';
import { workflowAnswers, workOfMerged } from '@naskhah/modules/workflow/host';
import type { AnswerTree } from './http/bind.ts';
import { messagingQuestions } from './messaging-questions.ts';
import type { JobQueue } from './worker/jobs.ts';

export type Settings = {
  portalUrl: string;
  secret: string;
  demo: IdentityNeeds['demo'];
  /** How many mails a minute the environment allows. */
  mailPerMinute: number | undefined;
};
export type Outside = {
  connection: Connection;
  enqueue: JobQueue['enqueue'];
  clock: () => Date;
  settings: Settings;
  doors: SignInDoors;
  files: ContentStore;
  typeOf: TypeOf;
  scan: Scan | undefined;
};

/** Each module hands on what is its own; the desk last, as its lists follow from the others. */
const peopleChanged: readonly Reaction[] = [
  mailsOfMerged,
  filesOfMerged,
  presetsOfMerged,
  journalsOfMerged,
  articlesOfMerged,
  workOfMerged,
  approvalsOfMerged,
  tasksOfMerged,
  listsOfMerged,
  mailsOfAnonymised,
  picturesOfAnonymised,
  bylinesOfAnonymised,
  viewsOfAnonymised,
];

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

/** Who it is; that they are here is noted where it is due. */
const noted = async (found: ReturnType<typeof actorOfSession>) => {
  const { used, ...known } = await found;
  await used?.();
  return known;
};

export const compose = ({ connection, enqueue, clock, settings, doors, files, typeOf, scan }: Outside) => {
  const { db } = connection;
  const release: Reaction = {
    on: 'email-was-confirmed',
    together: (trx, { subject }) => releasePerson({ enqueue })(trx, subject.id),
  };
  const { portalUrl, secret } = settings;
  const returned = { clock, newId, enqueue, portalUrl, returnedMailStanding };
  const reactions: Reaction[] = [
    articleChanged,
    ...siteChanged,
    ...peopleChanged,
    sessionsOfPortal,
    tasksOfAnonymised(returned),
    mailCameBack(returned),
    release,
    ...addressWorksAgain(returned),
  ];
  const act = { transaction: transactionOn(db), tell: tellOf(clock, reactions), clock, newId };
  const randomToken = () => randomBytes(32).toString('base64url');
  const mailing = { ...act, enqueue, portalUrl, secret, ask: messagingQuestions(db, portalUrl) };
  const media = { ...act, rights: fileRights, store: files, typeOf, scan };
  const identity: IdentityNeeds = {
    ...act,
    enqueue,
    ...settings,
    doors,
    registrationFault: async (email) => registrationFault(await portalSettings(db), email),
    describeUser: (person, behind) => sessionUser(db, person, behind),
    randomDigits: () => String(randomInt(1_000_000)).padStart(6, '0'),
    randomToken,
  };
  const answers = {
    referenceData: referenceDataAnswers(db, { roles: () => platformRoleLabels(db) }),
    codeTables: codeTableAnswers(db, { ...act, usedCodes, readCsv }),
    portalSettings: portalSettingAnswers(db, { ...act, mailsAllowed: settings.mailPerMinute }),
    identity: identityAnswers(db, identity),
    ownSecurity: ownSecurityAnswers(db, identity),
    peopleRecords: peopleRecordAnswers(db, act),
    people: {
      ...peopleAnswers(db, {
        ...identity,
        roleName,
        journalName,
        seats,
      }),
    },
    access: accessAnswers(db, {
      ...act,
      journals: (ids, q) => journalsNamed(db, ids, q),
      menuCounts: (actor) => menuCounts(db, actor),
    }),
    messaging: messagingAnswers(db, mailing),
    taskList: taskListAnswers(db, act),
    tasks: tasksAnswers(db, { ...act, enqueue, portalUrl, correspondence }),
    media: mediaAnswers(db, media),
    journals: journalsAnswers(db, { ...act, enqueue, portalUrl }),
    references: referencesAnswers(db, { ...act, rights: listRights }),
    submissions: submissionsAnswers(db, { ...act, enqueue, portalUrl, secret, randomToken }),
    workflow: workflowAnswers(db, { ...act, enqueue, portalUrl, secret, randomToken }),
    publishing: publishingAnswers(db, { ...act, enqueue, portalUrl }),
    desk: deskAnswers(db, act),
  };
  return {
    contract,
    answers: answers as unknown as AnswerTree,
    act,
    media,
    mailing,
    recordReport: recordReport(mailing),
    unsubscribe: unsubscribe(mailing, secret),
    sendDigests: sendDigests(db, mailing),
    sendQueuedMail: (sendMail: SendMail) =>
      sendQueuedMail({
        db,
        sendMail,
        clock,
        portalUrl,
        secret,
        outgoing: async () => {
          const set = await portalSettings(db);
          return { from: senderOf(set), perMinute: paceOf(set, settings.mailPerMinute) };
        },
      }),
    speak: (wanted: Language | undefined) => spokenLanguage(db, wanted),
    actorOf: (token: string) => noted(actorOfSession(db, settings.secret, token, clock())),
    actorOfKey: (key: string) => noted(actorOfKey(db, settings.secret, key, clock())),
  };
};
