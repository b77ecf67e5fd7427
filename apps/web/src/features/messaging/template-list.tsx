import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { type MailGroup, mailGroups } from '@naskhah/words/messaging/mail-event';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { IconBan, IconBuilding, IconFileText, IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { RecordList } from '../../lists/record-list.tsx';
import { noTemplateFilters, type Origin, type TemplateSearch, templateListHref } from './template-search.ts';

type Row = Answers['messaging']['listTemplates']['rows'][number];

export const useTemplates = ({ page, size, q, journal, group, origin }: TemplateSearch, enabled: boolean) =>
  useQuery(
    calls.messaging.listTemplates.queryOptions({
      input: { page, size, q, filters: { journal_id: journal || null, group, origin } },
      placeholderData: keepPreviousData,
      enabled,
    }),
  );

const originLooks = {
  journal: { icon: IconPencil, tone: 'info', words: templateEditor.journal },
  platform: { icon: IconBuilding, tone: 'none', words: templateEditor.platformTexts },
  shipped: { icon: IconFileText, tone: 'none', words: templateEditor.shipped },
} as const satisfies Record<Origin, object>;

/** Whose texts are in force; the platform's are its own where no journal is asked for. */
const OriginLine = ({ origin, own }: { origin: Origin; own: boolean }) => {
  const { say } = useWords();
  const { icon, tone, words } = originLooks[own ? 'journal' : origin];
  return (
    <StateLine icon={icon} tone={tone}>
      {say(words)}
    </StateLine>
  );
};

const useColumns = ({ journal }: TemplateSearch): Column<Row>[] => {
  const { say, language } = useWords();
  const own = (row: Row) => row.origin === (journal ? 'journal' : 'platform');
  const inWords = (en: string, ms: string) => (language === 'ms' ? ms : en);
  return [
    {
      key: 'mail',
      head: say(templateEditor.mail),
      place: 'main',
      cell: (row) => (
        <RowTitle
          plain
          href={addresses.template(row.event, journal)}
          under={<span dir="auto">{inWords(row.subject_en, row.subject_ms)}</span>}
        >
          {inWords(row.label_en, row.label_ms)}
        </RowTitle>
      ),
    },
    {
      key: 'when',
      head: say(templateEditor.when),
      place: 'detail',
      width: 12,
      cell: (row) => <RowLines under={inWords(row.to_en, row.to_ms)}>{inWords(row.when_en, row.when_ms)}</RowLines>,
    },
    {
      key: 'group',
      head: say(templateEditor.group),
      place: 'detail',
      width: 8,
      cell: (row) => (row.group in mailGroups ? say(mailGroups[row.group as MailGroup]) : ''),
    },
    {
      key: 'texts',
      head: say(templateEditor.texts),
      place: 'state',
      width: 10,
      cell: (row) =>
        row.active ? (
          <OriginLine origin={row.origin} own={own(row)} />
        ) : (
          <StateLine icon={IconBan} tone="warn">
            {say(templateEditor.off)}
          </StateLine>
        ),
    },
  ];
};

/** The mails of the platform or a journal. */
export const TemplateList = ({ search, ready }: { search: TemplateSearch; ready: boolean }) => {
  const { say, language } = useWords();
  return (
    <RecordList
      caption={say(templateEditor.title)}
      query={useTemplates(search, ready)}
      columns={useColumns(search)}
      rowOf={({ event, label_en, label_ms }) => ({
        id: event,
        name: language === 'ms' ? label_ms : label_en,
        href: addresses.template(event, search.journal),
      })}
      search={search}
      nothing={{
        title: say(templateEditor.nothingFound),
        why: say(templateEditor.nothingFoundWhy),
        action: { label: say(templateEditor.clear), href: templateListHref(search, noTemplateFilters) },
      }}
    />
  );
};
