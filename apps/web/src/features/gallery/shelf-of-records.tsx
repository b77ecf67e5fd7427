import { Button } from '@naskhah/ui/controls/button';
import { KpiStrip } from '@naskhah/ui/dashboard/kpi-strip';
import { FileField } from '@naskhah/ui/form/file-field';
import { FileItem } from '@naskhah/ui/form/file-item';
import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { DecisionBar } from '@naskhah/ui/record/decision-bar';
import { EventList } from '@naskhah/ui/record/event-list';
import { FactList } from '@naskhah/ui/record/fact-list';
import { FileList } from '@naskhah/ui/record/file-list';
import { PeopleList } from '@naskhah/ui/record/people-list';
import { Passages } from '@naskhah/ui/record/reading';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { RailSection, RecordLayout } from '@naskhah/ui/record/record-layout';
import { StageLine } from '@naskhah/ui/record/stage-line';
import { StatePill, YourTurnTag } from '@naskhah/ui/state/state-pill';
import { gallery } from '@naskhah/words/gallery';
import { IconCheck, IconChevronDown, IconCircleCheck, IconHistory, IconPencil, IconX } from '@tabler/icons-react';
import { Shelf } from './gallery-layout.tsx';

export const RecordShelf = () => {
  const { say } = useWords();
  return (
    <Shelf title={say(gallery.record)} wide>
      <div>
        <RecordHeader
          number="JEK-2026-0143"
          facts={['Jurnal Ekologi Khatulistiwa', say(gallery.researchArticle)]}
          level={2}
          title="Pemulihan hutan paya gambut selepas kebakaran di Pekan: kajian sepuluh tahun"
          lang="ms"
          otherTitle="Recovery of peat swamp forest after fire in Pekan: a ten-year study"
          otherLang="en"
          people="Nor Azizah Mohd Yusof, Lim Wei Jian, Rosli Ibrahim"
          actions={<Button icon={IconHistory}>{say(gallery.timelineButton)}</Button>}
        />
        <StageLine
          label={say(gallery.stages)}
          stages={[
            { key: 'submission', label: say(gallery.submission), is: 'done', detail: '8 Sep' },
            {
              key: 'review',
              label: say(gallery.review),
              is: 'now',
              rounds: [{ label: say(gallery.roundOne), href: '/components?round=1' }, { label: say(gallery.round) }],
            },
            { key: 'copyediting', label: say(gallery.copyediting), is: 'ahead' },
            { key: 'production', label: say(gallery.production), is: 'ahead' },
            { key: 'publication', label: say(gallery.publication), is: 'ahead', detail: say(gallery.planned) },
          ]}
        />
        <DecisionBar
          label={say(gallery.decision)}
          state={
            <>
              <YourTurnTag>{say(gallery.yourTurn)}</YourTurnTag>
              <StatePill icon={IconCircleCheck} tone="ok">
                {say(gallery.ready)}
              </StatePill>
            </>
          }
          actions={
            <>
              <Button icon={IconCheck}>{say(gallery.accept)}</Button>
              <Button icon={IconPencil}>{say(gallery.revise)}</Button>
              <Button icon={IconX} kind="danger">
                {say(gallery.decline)}
              </Button>
              <Button end={IconChevronDown}>{say(gallery.more)}</Button>
            </>
          }
        >
          {say(gallery.advice)}
        </DecisionBar>
        <TabLinks
          label={say(gallery.parts)}
          tabs={[
            { href: '/components?tab=review', label: say(gallery.review), count: 2, current: true },
            { href: '/components?tab=talk', label: say(gallery.discussion), count: 3 },
          ]}
        />
        <RecordLayout
          railLabel={say(gallery.about)}
          rail={
            <>
              <RailSection title={say(gallery.people)}>
                <PeopleList
                  people={[
                    { id: '1', name: 'Nurul Huda Ismail', part: say(gallery.sectionEditor), me: true },
                    { id: '2', name: 'Rashidah Ahmad', part: say(gallery.chief) },
                  ]}
                />
              </RailSection>
              <RailSection title={say(gallery.files)}>
                <FileList
                  files={[{ id: '1', name: 'water-table.csv', href: '/components', detail: 'CSV · 96 kB · 17 Nov' }]}
                />
              </RailSection>
              <RailSection title={say(gallery.timelineButton)}>
                <EventList
                  events={[
                    { id: '1', when: '17 Nov, 08:00', full: '17 Nov 2026, 08:00', what: say(gallery.submitted) },
                  ]}
                />
              </RailSection>
              <RailSection title={say(gallery.dates)}>
                <FactList
                  facts={[
                    { label: say(gallery.submitted), value: '8 Sep 2026' },
                    { label: say(gallery.decisionDue), value: '20 Nov 2026', urgency: 'soon' },
                  ]}
                />
              </RailSection>
            </>
          }
        >
          <KpiStrip
            kpis={[
              {
                label: say(gallery.citations),
                figure: '48,216',
                change: { words: '+9.4%', direction: 'up', welcome: true },
                detail: say(gallery.against),
              },
              { label: say(gallery.acceptance), figure: '27.5%', change: { words: '−1.2', direction: 'same' } },
              {
                label: say(gallery.firstDecision),
                figure: '41',
                change: { words: '−6', direction: 'down', welcome: true },
              },
            ]}
          />
          <Passages
            passages={[
              { title: say(gallery.discussion), text: 'Pemulihan hutan paya gambut selepas kebakaran.', lang: 'ms' },
            ]}
          />
        </RecordLayout>
      </div>
    </Shelf>
  );
};

export const FileShelf = () => {
  const { say } = useWords();
  return (
    <Shelf title={say(gallery.files)}>
      <FileField label={say(gallery.manuscript)} required limits={say(gallery.limits)} onFiles={() => undefined}>
        <FileItem name="Manuskrip-v2.docx" bytes={1_840_000} state={{ is: 'uploaded', note: say(gallery.scrubbed) }} />
        <FileItem
          name="water-table-2015-2025.csv"
          bytes={96_000_000}
          state={{ is: 'uploading', sent: 61_000_000 }}
          action={<Button size="sm">{say(gallery.pause)}</Button>}
        />
        <FileItem
          name="interviews.zip"
          bytes={412_000_000}
          state={{ is: 'uploading', sent: 118_000_000, phase: 'waiting' }}
          action={<Button size="sm">{say(gallery.pause)}</Button>}
        />
        <FileItem
          name="figure-3.tiff"
          bytes={74_000_000}
          state={{ is: 'refused', why: say(gallery.tooLarge) }}
          action={<Button size="sm">{say(gallery.replace)}</Button>}
        />
      </FileField>
    </Shelf>
  );
};
