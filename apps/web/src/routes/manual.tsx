import type { Language } from '@naskhah/kernel/language';
import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { account } from '@naskhah/words/identity/account';
import { IconBook2, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { addresses } from '../app/addresses.ts';
import { PageTitle } from '../app/page-title.tsx';
import { PortalBrand } from '../app/portal-brand.tsx';
import { PublicMissing } from '../app/root.tsx';
import { referenceQuery } from '../app/start-up.ts';
import { ManualText } from '../features/manuals/manual-text.tsx';
import css from './manual.module.css';

/** The manuals as written in the handbook, by code. */
const texts = import.meta.glob<string>('../../../../docs/handbook/manuals/*.md', { query: '?raw', import: 'default' });

/** The specification's codes say it: one in Malay ends in MY. */
const writtenIn = (value: string): Language => (value.endsWith('_MY') ? 'ms' : 'en');

const useManualText = (value: string) => {
  const load = texts[`../../../../docs/handbook/manuals/${value}.md`];
  return useQuery({ queryKey: ['manual', value], queryFn: async () => (load ? await load() : null) });
};

/** One of the seven user manuals; any other value is a page that is not there. */
export const ManualPage = () => {
  const { say, language } = useWords();
  const { value } = useParams({ from: '/manual/$value' });
  const { data: lists } = useQuery(referenceQuery);
  const { data: text } = useManualText(value);
  const manual = lists?.user_manual?.find((entry) => entry.value === value);
  if (!manual) {
    return <PublicMissing />;
  }
  const title = language === 'ms' ? manual.label_ms : manual.label_en;
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <header>
        <PortalBrand href={addresses.login} />
      </header>
      <main id="main">
        <PageHeader
          title={title}
          actions={
            text && (
              <Button icon={IconPrinter} onClick={() => window.print()}>
                {say(account.manualDownload)}
              </Button>
            )
          }
        />
        {text === null && (
          <EmptyState icon={IconBook2} title={say(account.manualMissing)}>
            {say(account.manualMissingWhy)}
          </EmptyState>
        )}
        {text && <ManualText text={text} language={writtenIn(value)} />}
      </main>
    </div>
  );
};
