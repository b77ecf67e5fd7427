import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { presetPage } from '@naskhah/words/access/preset-words';
import { useSearch } from '@tanstack/react-router';
import { go } from '../../app/go.ts';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import css from '../../features/access/preset.module.css';
import { PresetList } from '../../features/access/preset-list.tsx';
import { type PresetPart, presetHref, presetParts, presetSearch } from '../../features/access/preset-search.ts';
import { RoleList } from '../../features/access/role-list.tsx';
import { useTeamJournals } from '../../features/access/use-presets.ts';

const tabs = { roles: presetPage.roles, presets: presetPage.presets };

/** What the platform's roles open, and what a journal grants to whom. */
const RolePresetPage = () => {
  const { say, language } = useWords();
  const asked = presetSearch(useSearch({ strict: false }));
  const { data, error, refetch } = useTeamJournals();
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  const parts = presetParts.filter((part) => part !== 'roles' || data?.roles);
  const part: PresetPart = parts.find((one) => one === asked.part) ?? parts[0] ?? 'presets';
  const journal = asked.journal || (data?.journals[0]?.id ?? '');
  const search = { ...asked, part };
  const nameOf = ({ name_en, name_ms }: { name_en: string; name_ms: string }) =>
    language === 'ms' ? name_ms || name_en : name_en || name_ms;
  return (
    <>
      <PageTitle>{say(presetPage.title)}</PageTitle>
      <PageHeader title={say(presetPage.title)} lead={say(presetPage.lead)} />
      {data && (
        <>
          <TabLinks
            label={say(presetPage.parts)}
            tabs={parts.map((one) => ({
              href: presetHref(search, { part: one }),
              label: say(tabs[one]),
              current: one === part,
            }))}
          />
          {part === 'roles' && <RoleList />}
          {part !== 'roles' && journal === '' && (
            <EmptyState title={say(presetPage.noJournal)}>{say(presetPage.noJournalWhy)}</EmptyState>
          )}
          {part !== 'roles' && journal !== '' && (
            <>
              <div className={css.journal}>
                <SelectField
                  label={say(presetPage.journal)}
                  searchable={data.journals.length > 8}
                  choices={data.journals.map((one) => ({ value: one.id, label: nameOf(one) }))}
                  value={journal}
                  onChange={(next) => next && go(presetHref(search, { journal: next }))}
                />
              </div>
              <PresetList journal={journal} />
            </>
          )}
        </>
      )}
    </>
  );
};

export default RolePresetPage;
