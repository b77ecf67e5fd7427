import { ui } from '@naskhah/words/ui';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../controls/link.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './stage-line.module.css';

export type Stage = {
  key: string;
  label: string;
  is: 'done' | 'now' | 'ahead';
  detail?: ReactNode;
  /** Rounds of the stage; the one without an address is shown. */
  rounds?: readonly { label: string; href?: string }[];
};

/** The way of an article through its stages. */
export const StageLine = ({ label, stages }: { label: string; stages: readonly Stage[] }) => {
  const { say } = useWords();
  const spoken = { done: ui.stageDone, now: ui.stageNow, ahead: ui.stageAhead };
  return (
    <ol aria-label={label} className={css.stages}>
      {stages.map(({ key, label: name, is, detail, rounds }) => (
        <li key={key} aria-current={is === 'now' ? 'step' : undefined} className={`${css.stage} ${css[is]}`}>
          <span className={css.mark}>{is === 'done' && <IconCheck aria-hidden stroke={3} />}</span>
          <span className={css.name}>
            {name}
            <span className={css.spoken}>, {say(spoken[is])}</span>
          </span>
          <span className={css.detail}>
            {detail}
            {rounds?.map((round) =>
              round.href ? (
                <Link key={round.label} href={round.href}>
                  {round.label}
                </Link>
              ) : (
                <b key={round.label}>{round.label}</b>
              ),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
};
