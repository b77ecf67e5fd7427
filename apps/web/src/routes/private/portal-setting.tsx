import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { portalSetting } from '@naskhah/words/access/portal-setting';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isRefusal } from '../../app/problem.ts';
import { PortalSettingForm } from '../../features/access/portal/portal-setting-form.tsx';

const PortalSettingPage = () => {
  const { say } = useWords();
  const { data, error, refetch } = useQuery(calls.portalSettings.readPortalSettings.queryOptions());
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  return (
    <>
      <PageTitle>{say(portalSetting.title)}</PageTitle>
      <PageHeader title={say(portalSetting.title)} lead={say(portalSetting.lead)} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <PortalSettingForm settings={data} />}
    </>
  );
};

export default PortalSettingPage;
