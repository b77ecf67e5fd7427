import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { RecordLayout } from '@naskhah/ui/record/record-layout';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { IconArrowLeft } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { TemplateForm } from '../../features/messaging/template-form.tsx';
import { TemplateRail } from '../../features/messaging/template-rail.tsx';
import { templateListHref, templateSearch } from '../../features/messaging/template-search.ts';
import { useTemplate } from '../../features/messaging/use-template.ts';

/** The editor of one mail. */
const TemplatePage = () => {
  const { say, language } = useWords();
  const search = templateSearch(useSearch({ strict: false }));
  const { data, error, refetch } = useTemplate(usePathParam('event'), search.journal);
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  if (isMissing(error)) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{say(templateEditor.loading)}</p>;
  const name = language === 'ms' ? data.label_ms : data.label_en;
  const journal = language === 'ms' ? data.journal_ms || data.journal_en : data.journal_en || data.journal_ms;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        lead={journal || say(templateEditor.platform)}
        actions={
          <ButtonLink icon={IconArrowLeft} href={templateListHref(search, {})}>
            {say(templateEditor.toList)}
          </ButtonLink>
        }
      />
      <RecordLayout railLabel={say(templateEditor.sending)} rail={<TemplateRail template={data} />}>
        <TemplateForm key={`${data.event} ${data.journal_id}`} template={data} />
      </RecordLayout>
    </>
  );
};

export default TemplatePage;
