import type { Cast } from './cast.ts';
import type { Words } from './words.ts';
import { writeDraft } from './written-draft.ts';
import { writeForms } from './written-forms.ts';
import { writeIssue } from './written-issue.ts';
import { writeJournal } from './written-journal.ts';
import { writePeople } from './written-people.ts';
import { writePlatform } from './written-platform.ts';
import { writeReview } from './written-review.ts';
import { writeSettings } from './written-settings.ts';

export type WrittenWorld = { path: string; journal: string; article: string; issue: string; forms: string[] };

/** Writes into every text field that the calls have, from a journal's registration to its public article. */
export const writeEverything = async (cast: Cast, words: Words, path: string): Promise<WrittenWorld> => {
  await writePlatform(cast, words);
  const registered = await writeJournal(cast, words, path);
  await writeSettings(cast, words, registered.journal);
  const forms = await writeForms(cast, words, registered.journal);
  const article = await writeDraft(cast, words, registered);
  await writeReview(cast, words, article);
  const issue = await writeIssue(cast, words, { journal: registered.journal, article });
  await writePeople(cast, words, registered.journal);
  return { path, journal: registered.journal, article, issue, forms };
};
