import { assignPreset } from '@naskhah/modules/access';
import { openSection } from '@naskhah/modules/journals';
import {
  nothingSaid,
  saveAppearance,
  saveJournal,
  saveTakesSubmissions,
  submitJournal,
} from '@naskhah/modules/journals/host';
import { lookAt, roundOf, verifyJournal } from '@naskhah/modules/verification/host';
import { seedBoard } from './board.ts';
import { checkJournal, verifying } from './check-journal.ts';
import { attachEvidence } from './evidence.ts';
import { type JournalSeed, journalSeeds } from './journals.ts';
import { type Story, told } from './story.ts';
import { teams } from './teams.ts';
import { letters } from './texts/letters.ts';

export const journalId = (story: Story, key: string): string => story.person(`journal:${key}`);

const masthead = (seed: JournalSeed) => ({
  ...nothingSaid,
  path: seed.key,
  nameEn: seed.name.en,
  nameMs: seed.name.ms,
  abbreviation: seed.abbreviation,
  issn: seed.numbers.issn,
  eissn: seed.numbers.eissn,
  publisher: seed.publisher,
  publisherType: seed.publisher.startsWith('Penerbit') ? 'public-university' : 'society',
  country: 'MY',
  website: `https://${seed.key}.example.edu.my`,
  firstYear: seed.firstYear,
  frequency: seed.frequency,
  reviewType: {
    identities: 'double-anonymized',
    interaction: 'editor',
    information: 'none',
    comments: 'none',
  } as const,
  accessType: 'open',
  peerReview: letters['policy-peer-review'],
  ethics: letters['policy-ethics'],
  archiving: letters['policy-archiving'],
  scope: seed.scope,
  license: seed.license,
  disciplines: seed.disciplines,
  checklist: [
    { id: 'original', text: letters.checklist },
    { id: 'ethics', text: letters['checklist-ethics'] },
  ],
  principalContact: { name: seed.contact, email: `${seed.manager}@demo.test` },
});

const team = async (story: Story, key: string, journal: string): Promise<void> => {
  const { chief, editors, copyeditor, layout, proofreader, reviewers, scholars } = teams[key] ?? {};
  const give = async (person: string | undefined, presetCode: string) => {
    if (!person) return;
    const assignment = { id: story.newId(), journal, person: story.person(person), presetCode, by: null };
    await assignPreset(story.trx, { ...assignment, at: story.now() });
  };
  await give(chief, 'editor-in-chief');
  for (const editor of editors ?? []) await give(editor.key, editor.preset);
  await give(copyeditor, 'copyeditor');
  await give(layout, 'layout-editor');
  await give(proofreader, 'proofreader');
  for (const reviewer of [...(reviewers ?? []), ...(scholars ?? [])]) await give(reviewer, 'reviewer');
};

const found = async (story: Story, seed: JournalSeed): Promise<void> => {
  const young = seed.verdict !== 'verified';
  story.begin();
  story.when(young ? 16 : 860);
  const manager = await story.actor(seed.manager);
  const id = story.newId();
  story.people.set(`journal:${seed.key}`, id);
  told(await saveJournal(story.needs)(manager, id, masthead(seed)));
  await saveAppearance(story.trx, id, {
    firstYear: seed.firstYear,
    frequency: seed.frequency,
    accessType: 'open',
    theme: { template: seed.template, colour: seed.colour, tagline: seed.tagline },
  });
  story.when(young ? 9 : 850);
  await seedBoard(story, seed, manager, id);
  await attachEvidence(story, seed, manager, id);
  told(await submitJournal(story.needs)(manager, id, 1));
  await roundOf(story.needs, story.trx, id);
  if (seed.verdict === 'none') await lookAt(story.trx, verifying(story))(id);
  if (seed.verdict === 'none') return;
  story.when(young ? 4 : 840);
  const secretariat = await story.actor('secretariat');
  const reason = seed.reason.ms;
  const version = await checkJournal(story, secretariat, id, seed.verdict === 'verified');
  told(await verifyJournal(verifying(story))(secretariat, { id, version, verdict: seed.verdict, reason }));
  if (young) return;
  story.when(838);
  const short = { titleEn: 'Short communications', titleMs: 'Komunikasi ringkas', sort: 1 };
  await openSection(story.trx, { id: story.newId(), journal: id, ...short });
  await team(story, seed.key, id);
  await saveTakesSubmissions(story.trx, id, true, story.now());
};

/** Registers the journals; the secretariat has verified six, returned one and not yet looked at one. */
export const foundJournals = async (story: Story): Promise<void> => {
  for (const seed of journalSeeds) await found(story, seed);
  story.teamsChanged();
};
