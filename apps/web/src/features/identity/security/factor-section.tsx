import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { StatePill } from '@naskhah/ui/state/state-pill';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Answers } from '../../../app/answers.ts';
import { client } from '../../../app/client.ts';
import { useDates } from '../../../app/use-dates.ts';
import { ProveDialog } from './prove-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './security.module.css';
import { SetUpFactor } from './set-up-factor.tsx';
import { keepSignIn, refreshSignIn, type SignIn } from './use-sign-in.ts';

type Open =
  | { is: 'set-up'; begun: Answers['ownSecurity']['beginSecondFactor'] }
  | { is: 'codes'; codes: string[] }
  | { is: 'renew' }
  | { is: 'turn-off' };

const FactorDialog = ({
  open,
  hasPassword,
  onOpen,
}: {
  open: Open;
  hasPassword: boolean;
  onOpen: (next?: Open) => void;
}) => {
  const { say } = useWords();
  const close = () => onOpen();
  const showCodes = (codes: string[]) => {
    onOpen({ is: 'codes', codes });
    void refreshSignIn();
  };
  switch (open.is) {
    case 'set-up':
      return <SetUpFactor begun={open.begun} onDone={showCodes} onClose={close} />;
    case 'codes':
      return <RecoveryCodes codes={open.codes} onKept={close} />;
    case 'renew':
      return (
        <ProveDialog
          title={say(accountSecurity.renewTitle)}
          why={say(accountSecurity.renewWhy)}
          doIt={say(accountSecurity.renew)}
          hasPassword={hasPassword}
          words={{ processing: say(accountSecurity.renewing), quiet: true }}
          send={(proof) => client.ownSecurity.renewRecoveryCodes(proof)}
          onDone={({ recovery_codes }) => showCodes(recovery_codes)}
          onClose={close}
        />
      );
    case 'turn-off':
      return (
        <ProveDialog
          title={say(accountSecurity.turnOffTitle)}
          why={say(accountSecurity.turnOffWhy)}
          doIt={say(accountSecurity.turnOff)}
          danger
          hasPassword={hasPassword}
          words={{ processing: say(accountSecurity.turningOff), done: say(accountSecurity.turnedOff) }}
          send={(proof) => client.ownSecurity.turnOffSecondFactor(proof)}
          onDone={(answer) => {
            keepSignIn(answer);
            close();
          }}
          onClose={close}
        />
      );
  }
};

/** The second factor: off, or on since when, and what can be done about it. */
export const FactorSection = ({ signIn }: { signIn: SignIn }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const request = useRequest();
  const [open, setOpen] = useState<Open>();
  const factor = signIn.second_factor;
  const begin = async () => {
    const begun = await request(() => client.ownSecurity.beginSecondFactor(), { quiet: true });
    if (begun) setOpen({ is: 'set-up', begun });
  };
  return (
    <Section
      title={say(accountSecurity.factor)}
      actions={
        <StatePill icon={factor ? IconShieldCheck : IconShieldOff} tone={factor ? 'ok' : 'none'}>
          {say(factor ? accountSecurity.factorOn : accountSecurity.factorOff)}
        </StatePill>
      }
    >
      <p className={css.why}>
        {factor
          ? `${sayWith(accountSecurity.since, { day: short(factor.since) })} · ${sayWith(accountSecurity.codesLeft, { count: factor.recovery_codes_left })}`
          : say(accountSecurity.factorWhy)}
      </p>
      <ButtonRow>
        {factor ? (
          <>
            <Button onClick={() => setOpen({ is: 'renew' })}>{say(accountSecurity.renew)}</Button>
            <Button kind="danger" onClick={() => setOpen({ is: 'turn-off' })}>
              {say(accountSecurity.turnOff)}
            </Button>
          </>
        ) : (
          <Button onClick={() => void begin()}>{say(accountSecurity.setUp)}</Button>
        )}
      </ButtonRow>
      {open && <FactorDialog open={open} hasPassword={signIn.has_password} onOpen={setOpen} />}
    </Section>
  );
};
