import { PageTitle } from '../../app/page-title.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { CheckingLoaded } from '../../features/verification/checking-loaded.tsx';
import { CheckingPage } from '../../features/verification/checking-page.tsx';
import { NameHere } from '../../shell/here.tsx';

/** One registration: checked, then decided on. */
const JournalCheckPage = () => (
  <CheckingLoaded id={usePathParam('id')}>
    {(record) => (
      <>
        <PageTitle>{record.jnl_name}</PageTitle>
        <NameHere name={record.abbreviation} />
        <CheckingPage key={`${record.id} ${record.round}`} record={record} />
      </>
    )}
  </CheckingLoaded>
);

export default JournalCheckPage;
