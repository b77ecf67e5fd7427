import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import type { ReactNode } from 'react';
import { addresses } from '../../app/addresses.ts';
import { useList } from '../../app/use-lists.ts';
import { declarationNames } from './declarations.ts';
import type { StepName } from './draft.ts';
import { components } from './file-components.ts';
import css from './step-check.module.css';
import { tonguesShown } from './text-count.ts';
import { useDraft } from './use-draft.tsx';

const shownAuthors = 20;

type Fact = { label: string; value: string | undefined; lang?: string; read?: boolean };

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

const Facts = ({ facts }: { facts: Fact[] }) => {
  const { say } = useWords();
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, lang, read }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          {value?.trim() ? (
            <dd lang={lang} dir="auto" className={read ? css.read : undefined}>
              {value}
            </dd>
          ) : (
            <dd className={css.none}>{say(wizardCheck.nothingGiven)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
};

const useMetadataFacts = (): Fact[] => {
  const { say } = useWords();
  const { language, article_title, abstract, keywords } = useDraft();
  const { nameOf } = useList('language');
  const used = Object.keys(article_title).filter((tongue) => article_title[tongue]?.trim());
  return tonguesShown(language, used)
    .filter((tongue) => tongue === language || used.includes(tongue))
    .flatMap((tongue) => [
      { label: `${say(wizard.title)}, ${nameOf(tongue)}`, value: article_title[tongue], lang: tongue, read: true },
      { label: `${say(wizard.abstract)}, ${nameOf(tongue)}`, value: abstract[tongue], lang: tongue, read: true },
      { label: `${say(wizard.keywords)}, ${nameOf(tongue)}`, value: keywords[tongue]?.join(', '), lang: tongue },
    ]);
};

/** Everything that the journal will receive, by steps. */
export const CheckSummary = () => {
  const { say, sayWith, language } = useWords();
  const draft = useDraft();
  const types = useList('article_type');
  const tongues = useList('language');
  const names = draft.contributor.slice(0, shownAuthors).map(({ name }) => name);
  const more = draft.contributor.length - names.length;
  const found = draft.references.filter(({ doi }) => doi !== null).length;
  return (
    <>
      <Part step="start">
        <Facts
          facts={[
            { label: say(wizard.journal), value: language === 'ms' ? draft.journal_name_ms : draft.journal_name_en },
            { label: say(wizard.articleType), value: types.nameOf(draft.article_type) },
            { label: say(wizard.language), value: tongues.nameOf(draft.language) },
          ]}
        />
      </Part>
      <Part step="metadata">
        <Facts facts={useMetadataFacts()} />
      </Part>
      <Part step="contributors">
        <p dir="auto">
          {[...names, ...(more > 0 ? [sayWith(wizardCheck.moreAuthors, { count: more })] : [])].join(', ') || (
            <span className={css.none}>{say(wizardCheck.nothingGiven)}</span>
          )}
        </p>
      </Part>
      <Part step="files">
        <Facts
          facts={components.map(({ value }) => ({
            label: say(wizardFiles[value]),
            value: draft.files
              .filter(({ use }) => use === value)
              .map(({ filename }) => filename)
              .join('\n'),
          }))}
        />
      </Part>
      <Part step="references">
        {draft.references.length > 0 ? (
          <p>
            {sayWith(wizard.referencesIn, { count: draft.references.length })}.{' '}
            {sayWith(wizardFiles.doisFound, { found, of: draft.references.length })}.
          </p>
        ) : (
          <p className={css.none}>{say(wizardCheck.nothingGiven)}</p>
        )}
      </Part>
      <Part step="declarations">
        <Facts
          facts={declarationNames.map((name) => ({
            label: say(wizardCheck[name]),
            value: draft.declarations[name],
            lang: draft.language,
          }))}
        />
      </Part>
    </>
  );
};
