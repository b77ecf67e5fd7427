import { type CodeList, codeListNames, codeLists } from '@naskhah/kernel/code-lists';
import { Button } from '@naskhah/ui/controls/button';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { Note } from '@naskhah/ui/state/note';
import { codeListWords, refCode } from '@naskhah/words/reference-data/ref-code';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../app/calls.ts';
import { go } from '../../app/go.ts';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { ExportMenu } from '../../features/lists/export-menu.tsx';
import { exportPaths } from '../../features/lists/export-paths.ts';
import { CodeDialog } from '../../features/reference-data/code-dialog.tsx';
import { codeSearch, codesFound, codesHref } from '../../features/reference-data/code-search.ts';
import { CodeTable } from '../../features/reference-data/code-table.tsx';
import { ImportDialog } from '../../features/reference-data/import-dialog.tsx';
import { RecordFilters } from '../../lists/record-filters.tsx';
import css from './ref-code.module.css';

const RefCodePage = () => {
  const { say } = useWords();
  const search = codeSearch(useSearch({ strict: false }));
  const { list } = search;
  const [adding, setAdding] = useState<'one' | 'file'>();
  const { data, error, isPlaceholderData, refetch } = useQuery(
    calls.codeTables.listCodes.queryOptions({ input: { list }, placeholderData: keepPreviousData }),
  );
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  const rows = isPlaceholderData ? undefined : data;
  const open = rows?.find(({ value }) => value === search.code);
  const { fixed, nested } = codeLists[list];
  return (
    <>
      <PageTitle>{say(refCode.title)}</PageTitle>
      <PageHeader
        title={say(refCode.title)}
        lead={say(refCode.lead)}
        actions={
          <>
            <ExportMenu path={exportPaths.codes} question={{ list }} />
            <Button icon={IconUpload} onClick={() => setAdding('file')}>
              {say(refCode.import)}
            </Button>
            {!fixed && (
              <Button kind="primary" icon={IconPlus} onClick={() => setAdding('one')}>
                {say(refCode.add)}
              </Button>
            )}
          </>
        }
      />
      <div className={css.list}>
        <SelectField
          label={say(refCode.list)}
          searchable
          choices={codeListNames.map((name) => ({ value: name, label: say(codeListWords[name]) }))}
          value={list}
          onChange={(name) => name && go(codesHref({ list: name as CodeList, q: '', code: '' }, {}))}
        />
      </div>
      {fixed && <Note>{say(refCode.fixed)}</Note>}
      <RecordFilters
        label={say(refCode.search)}
        search={search}
        hrefOf={(change) => codesHref(search, change)}
        total={rows && codesFound(rows, search.q).length}
        found={refCode.found}
        cleared={codesHref(search, { q: '' })}
      />
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <CodeTable search={search} rows={rows} nested={nested} />
      )}
      {rows && (adding === 'one' || open) && (
        <CodeDialog
          key={open?.value ?? 'new'}
          list={list}
          rows={rows}
          row={open}
          onClose={() => {
            setAdding(undefined);
            if (open) go(codesHref(search, { code: '' }));
          }}
        />
      )}
      {adding === 'file' && <ImportDialog list={list} onClose={() => setAdding(undefined)} />}
    </>
  );
};

export default RefCodePage;
