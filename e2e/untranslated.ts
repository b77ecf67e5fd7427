/** English words of the portal that stand on a page whose language is Malay. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messaging } from '@naskhah/words/tasks/messages';
import { tasks } from '@naskhah/words/tasks/tasks';
import { ui } from '@naskhah/words/ui';
import type { Page } from '@playwright/test';

const source = join(import.meta.dirname, '..', 'packages', 'words', 'src');

type Pair = { en: string; ms: string };
const isPair = (value: object): value is Pair =>
  'en' in value && 'ms' in value && typeof value.en === 'string' && typeof value.ms === 'string';

const pairsIn = (value: unknown): Pair[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isPair(value) ? [value] : Object.values(value).flatMap(pairsIn);
};

/** Mails are shown in both languages beside each other, with examples of what is filled in. */
const isMail = /\/mail(-variable)?s\.ts$|-mails\.ts$/;
/** What the server says, in the language of the session: a page that is turned keeps it until it asks again. */
const isOfServer = /(refusals|missing|timeline|person-events|team-list-outcomes)\.ts$/;
/** Notices stay as they were told, too. */
const notices = `[aria-label="${ui.notices.ms}"]`;

const collected = async (isTurned: boolean): Promise<string[]> => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const pairsOf = async (isWanted: (file: string) => boolean): Promise<Pair[]> => {
    const wanted = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && isWanted(file));
    const loaded = await Promise.all(wanted.map((file) => import(pathToFileURL(join(source, file)).href)));
    return loaded.flatMap(pairsIn);
  };
  const pairs = await pairsOf((file) => !isMail.test(file));
  // A returned mail is told in the language of whom it was told to, and stays so.
  const allowed = new Set([tasks.someMail.en, ...pairs.map(({ ms }) => ms)]);
  if (isTurned) {
    const ofServer = await pairsOf((file) => isOfServer.test(file));
    for (const { en } of [messaging.you, ...ofServer]) allowed.add(en);
  }
  return [...new Set(pairs.map(({ en }) => en).filter((en) => !allowed.has(en)))];
};

const english = new Map<boolean, Promise<string[]>>();

/** `isTurned`: the page was English a moment ago, and what was told then may still stand on it. */
export const untranslatedOn = async (page: Page, isTurned: boolean): Promise<string[]> => {
  const known = english.get(isTurned) ?? collected(isTurned);
  english.set(isTurned, known);
  // A manual is read in the language in which it is written.
  const written = new URL(page.url()).pathname.startsWith('/manual/') ? ['article'] : [];
  const passedOver = ['[lang="en"]', ...written, ...(isTurned ? [notices] : [])];
  return page.evaluate(
    ({ words, passedOver, isTurned }) => {
      const known = new Set(words);
      // A question is put once: its title says in which language.
      const asked = [...document.querySelectorAll('[role="dialog"][aria-labelledby]')].filter((dialog) =>
        known.has(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
      );
      const read = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest(passedOver) &&
          !(isTurned && asked.some((dialog) => dialog.contains(element))),
      );
      const said = read.flatMap((element) => [
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')),
        ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
      ]);
      const texts = said.map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
      return [...new Set(texts.filter((text) => known.has(text)))];
    },
    { words: await known, passedOver: passedOver.join(), isTurned },
  );
};
