import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Marked } from '@naskhah/ui/record/marked';
import { wizard } from '@naskhah/words/submissions/wizard';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { useList } from '../../app/use-lists.ts';
import { type CheckedFact, CheckFacts } from './check-facts.tsx';
import { CheckFiles } from './check-files.tsx';
import { CheckPeople } from './check-people.tsx';
import { CheckReferences } from './check-references.tsx';
import { declarationsOf } from './declarations.ts';
import type { StepName } from './draft.ts';
import css from './step-check.module.css';
import { tonguesShown } from './text-count.ts';
import { useDraft } from './use-draft.tsx';

const Part = ({ step, children }: { step: StepName; children: ReactNode }) => {
  const { say } = useWords();
  const { id } = useDraft();
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h3>{say(wizard[step])}</h3>
        <Link href={addresses.submission(id, step)} aria-label={`${say(wizardCheck.change)}: ${say(wizard[step])}`}>
          {say(wizardCheck.change)}
        </Link>
      </div>
      {children}
    </section>
  );
};

const useStartFacts = (): CheckedFact[] => {
  const { say, language } = useWords();
  const draft = useDraft();
  const types = useList('article_type', draft.article_type);
  const tongues = useList('language');
  const { data } = useQuery(
    calls.journals.openJournals.queryOptions({ input: { q: draft.journal_name_en || draft.journal_name_ms } }),
  );
  const sections = data?.find(({ id }) => id === draft.journal_id)?.sections;
  const section = sections?.find(({ id }) => id === draft.section_id);
  const inOwn = (en: string, ms: string) => (language === 'ms' ? ms || en : en || ms);
  const confirmed = draft.submis_checklist.filter(({ id }) => draft.checklist.includes(id));
  return [
    { label: say(wizard.journal), path: 'journal', value: inOwn(draft.journal_name_en, draft.journal_name_ms) },
    ...(section
      ? [{ label: say(wizard.section), path: 'section_id', value: inOwn(section.title_en, section.title_ms) }]
      : []),
    { label: say(wizard.articleType), path: 'article_type', value: types.nameOf(draft.article_type) },
    { label: say(wizard.language), path: 'language', value: tongues.nameOf(draft.language) },
    ...(draft.submis_checklist.length > 0
      ? [
          {
            label: say(wizard.checklist),
            path: 'checklist',
            value: confirmed.length > 0 && (
              <ul className={css.confirmed}>
                {confirmed.map(({ id, text }) => (
                  <li key={id}>{text[language] || Object.values(text)[0]}</li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
  ];
};

const useMetadataFacts = (): CheckedFact[] => {
  const { say } = useWords();
  const { language, article_title, abstract, keywords, rules } = useDraft();
  const { nameOf } = useList('language');
  const texts = [article_title, abstract].flatMap((all) => Object.entries(all));
  const used = [
    ...texts.flatMap(([tongue, text]) => (text.trim() ? [tongue] : [])),
    ...Object.entries(keywords).flatMap(([tongue, tags]) => (tags.length > 0 ? [tongue] : [])),
  ];
  return tonguesShown(language, used).flatMap((tongue): CheckedFact[] => {
    const named = (what: string) => `${what}, ${nameOf(tongue) || tongue}`;
    const marked = (text: string | undefined) => text?.trim() && <Marked text={text} />;
    return [
      {
        label: named(say(wizard.title)),
        path: `article_title.${tongue}`,
        value: marked(article_title[tongue]),
        lang: tongue,
        read: true,
      },
      {
        label: named(say(wizard.abstract)),
        path: `abstract.${tongue}`,
        value: marked(abstract[tongue]),
        lang: tongue,
        read: true,
      },
      ...(rules.metadata.keywords === 'off' && !keywords[tongue]?.length
        ? []
        : [
            {
              label: named(say(wizard.keywords)),
              path: `keywords.${tongue}`,
              value: keywords[tongue]?.join(', '),
              lang: tongue,
            },
          ]),
    ];
  });
};

/** Everything that the journal will receive, by steps. */
export const CheckSummary = () => {
  const { say } = useWords();
  const draft = useDraft();
  const { declarations, language } = draft;
  return (
    <>
      <Part step="start">
        <CheckFacts step="start" facts={useStartFacts()} />
      </Part>
      <Part step="metadata">
        <CheckFacts step="metadata" facts={useMetadataFacts()} />
      </Part>
      <Part step="contributors">
        <CheckPeople />
      </Part>
      <Part step="files">
        <CheckFiles />
      </Part>
      <Part step="references">
        <CheckReferences />
      </Part>
      <Part step="declarations">
        <CheckFacts
          step="declarations"
          facts={declarationsOf(draft).map((name) => ({
            label: say(wizardCheck[name]),
            path: `declarations.${name}`,
            value: declarations[name],
            lang: language,
          }))}
        />
      </Part>
    </>
  );
};
