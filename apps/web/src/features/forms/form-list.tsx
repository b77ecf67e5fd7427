import { useWords } from '@naskhah/ui/language/language-provider';
import { type Column, DataTable } from '@naskhah/ui/list/data-table';
import { RowTitle } from '@naskhah/ui/list/row-text';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { formList, purposeWords } from '@naskhah/words/forms/form-builder';
import { IconArchive, IconCircleCheck, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { useDates } from '../../app/use-dates.ts';
import { FormActs } from './form-acts.tsx';
import type { FormRow } from './types.ts';

const useFormState = () => {
  const { say, sayWith } = useWords();
  return ({ retired, for_reviews, published, changed }: FormRow) => {
    if (retired) return { icon: IconArchive, words: say(formList.retired) };
    if (published === null) return { icon: IconPencil, words: say(formList.draft) };
    const words = sayWith(changed ? formList.versionAndDraft : formList.version, { number: published });
    if (for_reviews)
      return { icon: IconUserCheck, tone: 'ok' as const, words: `${say(formList.forReviews)} · ${words}` };
    return { icon: IconCircleCheck, words };
  };
};

/** The forms of a journal: what each is for, which version is given out, and what may be done with it. */
export const FormList = ({ journal, forms }: { journal: string; forms: readonly FormRow[] }) => {
  const { say, sayWith, language } = useWords();
  const { short } = useDates();
  const stateOf = useFormState();
  const title = ({ title_en, title_ms }: FormRow) => (language === 'ms' ? title_ms : title_en);
  const columns: Column<FormRow>[] = [
    {
      key: 'form',
      head: say(formList.form),
      place: 'main',
      cell: (row) => (
        <RowTitle
          plain
          href={addresses.journalForm(journal, row.id)}
          under={`${say(purposeWords[row.purpose])} · ${sayWith(formList.size, row)}`}
        >
          {title(row)}
        </RowTitle>
      ),
    },
    {
      key: 'state',
      head: say(formList.state),
      place: 'state',
      width: 13,
      cell: (row) => {
        const { words, ...look } = stateOf(row);
        return <StateLine {...look}>{words}</StateLine>;
      },
    },
    {
      key: 'answers',
      head: say(formList.answers),
      place: 'detail',
      cardLabel: say(formList.answers),
      width: 6,
      cell: ({ answers }) => answers,
    },
    {
      key: 'changed',
      head: say(formList.changed),
      place: 'detail',
      width: 6.5,
      cell: ({ updated_at }) => short(updated_at),
    },
  ];
  return (
    <DataTable
      caption={say(formList.title)}
      columns={columns}
      rows={forms.map((row) => ({
        id: row.id,
        name: title(row),
        href: addresses.journalForm(journal, row.id),
        row,
      }))}
      actions={({ row }) => <FormActs journal={journal} form={row} />}
      onOpen={(href) => go(href)}
    />
  );
};
