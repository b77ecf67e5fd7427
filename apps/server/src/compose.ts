/** Builds everything by hand: database, ports, modules. The only place where modules are given what they need. */

import { randomBytes, randomInt } from 'node:crypto';
import { readPublicSite } from '@naskhah/adapters/public-site';
import { readCsv } from '@naskhah/adapters/spreadsheet';
import type { Answers } from '@naskhah/contract/answers';
import type { contract } from '@naskhah/contract/contract';
import type { Connection } from '@naskhah/db/connect';
import { spokenLanguage } from '@naskhah/db/spoken-language';
import { transactionOn } from '@naskhah/db/transaction';
import { newId } from '@naskhah/kernel/ids';
import type { Language } from '@naskhah/kernel/language';
import {
  access,
  paceOf,
  platformRoleLabels,
  portalSettings,
  registrationFault,
  roleName,
  seats,
  senderOf,
  sessionUser,
  setStageLevels,
} from '@naskhah/modules/access/host';
import type { Manifest } from '@naskhah/modules/activity';
import { correspondence, deskArticle, fileRights, returnedMailStanding } from '@naskhah/modules/desk-article/host';
import { deskPeople, stillNamed, workOf } from '@naskhah/modules/desk-people/host';
import { deskWorkspace, menuCounts, usedCodes } from '@naskhah/modules/desk-workspace/host';
import { forms } from '@naskhah/modules/forms/host';
import type { SignInServices } from '@naskhah/modules/identity';
import { type IdentityNeeds, identity } from '@naskhah/modules/identity/host';
import { isJournal, journalName, journals, journalsNamed, teamCorrespondence } from '@naskhah/modules/journals/host';
import type { CleanCopy, ContentStore, Scan, TypeOf } from '@naskhah/modules/media';
import { media } from '@naskhah/modules/media/host';
import type { SendMail } from '@naskhah/modules/messaging';
import { messaging } from '@naskhah/modules/messaging/host';
import { issuesSeen, publishing } from '@naskhah/modules/publishing/host';
import { referenceData } from '@naskhah/modules/reference-data/host';
import { references } from '@naskhah/modules/references/host';
import { articlesIn, articlesOfSections, isAuthor, listRights, submissions } from '@naskhah/modules/submissions/host';
import { tasks } from '@naskhah/modules/tasks/host';
import { verification } from '@naskhah/modules/verification/host';
import { endParts, workflow } from '@naskhah/modules/workflow/host';
import { messagingQuestions } from './messaging-questions.ts';
import { tellOf } from './tell-of.ts';
import type { JobQueue, Jobs } from './worker/jobs.ts';

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
  signIn: SignInServices;
  files: ContentStore;
  typeOf: TypeOf;
  clean: CleanCopy;
  scan: Scan | undefined;
  sendMail: SendMail;
};

export const compose = (outside: Outside) => {
  const { connection, enqueue, clock, settings, signIn, files, typeOf, clean, scan, sendMail } = outside;
  const { db } = connection;
  const { portalUrl, secret } = settings;
  const outgoing = async () => {
    const set = await portalSettings(db);
    return { from: senderOf(set), perMinute: paceOf(set, settings.mailPerMinute) };
  };
  // The modules are told of each other's facts by `tell`, so it looks their reactions up when it is called.
  const act = { transaction: transactionOn(db), tell: tellOf(clock, () => reactions), clock, newId };
  const mailed = { ...act, enqueue, portalUrl };
  const linked = { ...mailed, secret, randomToken: () => randomBytes(32).toString('base64url') };
  const ended = endParts(linked);
  const needs = {
    media: { ...act, rights: fileRights, store: files, typeOf, clean, scan },
    messaging: {
      ...mailed,
      secret,
      ask: messagingQuestions(db, portalUrl),
      sendMail,
      outgoing,
      showsSecrets: settings.demo !== null,
    },
  };
  const attached = media(db, needs.media);
  const parts = {
    referenceData: referenceData(db, { ...act, roles: () => platformRoleLabels(db), usedCodes, readCsv }),
    media: attached,
    messaging: messaging(db, needs.messaging),
    identity: identity(db, {
      ...linked,
      demo: settings.demo,
      signIn,
      registrationFault: async (email) => registrationFault(await portalSettings(db), email),
      describeUser: (person, behind, role) => sessionUser(db, person, behind, role),
      randomDigits: () => String(randomInt(1_000_000)).padStart(6, '0'),
      roleName,
      journalName,
      seats,
      readCsv,
      stillNamed,
    }),
    access: access(db, {
      ...act,
      secret,
      mailsAllowed: settings.mailPerMinute,
      journals: (ids, q) => journalsNamed(db, ids, q),
      menuCounts: (actor) => menuCounts(db, actor),
      workOf: (asker, journal, people) => workOf(db, asker, journal, people),
      endParts: ended,
    }),
    forms: forms(db, { ...act, isJournal }),
    tasks: tasks(db, { ...mailed, correspondence, teamCorrespondence, isAuthor, returnedMailStanding }),
    journals: journals(db, {
      ...linked,
      articlesIn,
      articlesOfSections,
      setStageLevels: setStageLevels({ ...act, endParts: ended }),
    }),
    verification: verification(db, { ...mailed, issuesOf: issuesSeen, readSite: readPublicSite() }),
    references: references(db, { ...act, rights: listRights }),
    submissions: submissions(db, linked),
    workflow: workflow(db, { ...linked, prepareCopies: attached.routes.prepareCopies }),
    publishing: publishing(db, mailed),
    deskArticle: deskArticle(db, act),
    deskWorkspace: deskWorkspace(db, act),
    deskPeople: deskPeople(db, act),
  } satisfies Record<string, Manifest>;
  // In the order of the modules, the desk's last: their lists follow from what the others keep.
  const manifests: Manifest[] = Object.values(parts);
  const reactions = manifests.flatMap(({ reactions }) => reactions ?? []);
  const answers = {
    ...parts.referenceData.answers,
    ...parts.media.answers,
    ...parts.messaging.answers,
    ...parts.identity.answers,
    ...parts.access.answers,
    ...parts.forms.answers,
    ...parts.tasks.answers,
    ...parts.journals.answers,
    ...parts.verification.answers,
    ...parts.references.answers,
    ...parts.submissions.answers,
    ...parts.workflow.answers,
    ...parts.publishing.answers,
    ...parts.deskArticle.answers,
    ...parts.deskWorkspace.answers,
    ...parts.deskPeople.answers,
  } satisfies Answers<typeof contract>;
  return {
    db,
    act,
    needs,
    answers,
    codeFaults: parts.referenceData.codeFaults,
    jobs: Object.assign({}, ...manifests.map(({ jobs }) => jobs)) as Jobs,
    routes: {
      access: parts.access.routes,
      media: parts.media.routes,
      messaging: parts.messaging.routes,
      exports: { ...parts.referenceData.routes, ...parts.deskWorkspace.routes, ...parts.deskPeople.routes },
    },
    speak: (wanted: Language | undefined) => spokenLanguage(db, wanted),
  };
};
