import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { inLanguage } from '@naskhah/kernel/language';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { journalPages } from '@naskhah/words/journals/journals';
import { registration } from '@naskhah/words/journals/registration';
import { useList } from '../../app/use-lists.ts';
import css from './journal-facts.module.css';
import { JournalFiles } from './journal-files.tsx';
import type { Journal } from './journal-values.ts';

const policies = ['peer_review', 'ethics', 'archiving', 'fees'] as const;

/** The masthead as it stands. */
export const JournalFacts = ({ journal }: { journal: Journal }) => {
  const { say, language } = useWords();
  const countries = useList('country');
  const disciplines = useList('discipline');
  const licenses = useList('license');
  const frequencies = useList('frequency');
  const languages = useList('language');
  const access = useList('access_type');
  const identities = journal.review_type?.identities;
  const textOf = (texts: Record<string, string> | null) => withoutMarks(inLanguage(texts ?? {}, language));
  const { principal_contact: contact } = journal;
  const checklist = journal.submis_checklist ?? [];
  const facts = [
    [journalForm.name_en, journal.name_en],
    [journalForm.name_ms, journal.name_ms],
    [journalForm.abbreviation, journal.abbreviation],
    [journalForm.issn, journal.issn],
    [journalForm.eissn, journal.eissn],
    [journalForm.publisher, journal.publisher],
    ...(journal.institution_ror ? ([[journalForm.publisherRor, journal.institution_ror]] as const) : []),
    [journalForm.country, journal.country && countries.nameOf(journal.country)],
    [journalForm.website, journal.website],
    [journalForm.path, `/j/${journal.path}/`],
    [journalForm.disciplines, journal.disciplines.map(disciplines.nameOf).join(', ')],
    [journalForm.scope_en, withoutMarks(journal.scope?.en ?? '')],
    [journalForm.scope_ms, withoutMarks(journal.scope?.ms ?? '')],
    [registration.firstYear, journal.first_year === null ? '' : String(journal.first_year)],
    [registration.frequency, journal.frequency && frequencies.nameOf(journal.frequency)],
    [registration.languages, (journal.languages ?? []).map(languages.nameOf).join(', ')],
    [registration.identities, identities && say(registration[identities])],
    [registration.accessType, journal.access_type && access.nameOf(journal.access_type)],
    ...policies.map((policy) => [registration[policy], textOf(journal[policy])] as const),
    [journalForm.license, journal.license && (licenses.nameOf(journal.license) || journal.license)],
    [journalForm.contact, contact && `${contact.name}, ${contact.email}`],
  ] as const;
  return (
    <>
      <Section title={say(journalPages.masthead)}>
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label.en} className={css.fact}>
              <dt>{say(label)}</dt>
              <dd className={value ? undefined : css.none}>{value || say(journalPages.notGiven)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <div className={css.checklist}>
        <JournalFiles journal={journal} />
      </div>
      {checklist.length > 0 && (
        <div className={css.checklist}>
          <Section title={say(journalForm.checklist)}>
            <ol className={css.points}>
              {checklist.map(({ id, text }) => (
                <li key={id}>{text[language] || Object.values(text)[0]}</li>
              ))}
            </ol>
          </Section>
        </div>
      )}
    </>
  );
};
