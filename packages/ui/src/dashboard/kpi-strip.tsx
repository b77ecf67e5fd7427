import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { Icon } from '../controls/icon.tsx';
import css from './kpi-strip.module.css';

type Kpi = {
  label: string;
  /** As it is read, with its unit. */
  figure: string;
  /** The change, and whether it is welcome: up is not always good. */
  change?: { words: string; direction: 'up' | 'down' | 'same'; welcome?: boolean };
  /** Compared with what, out of how many. */
  detail?: string;
};

const arrows = { up: IconTrendingUp, down: IconTrendingDown, same: IconMinus };
const tone = (welcome: boolean | undefined) => (welcome === undefined ? undefined : welcome ? css.good : css.poor);

/** The figures that a dashboard starts with. */
export const KpiStrip = ({ kpis }: { kpis: readonly Kpi[] }) => (
  <dl className={css.strip}>
    {kpis.map(({ label, figure, change, detail }) => (
      <div key={label} className={css.kpi}>
        <dt className={css.label}>{label}</dt>
        <dd className={css.figure}>{figure}</dd>
        {change && (
          <dd className={[css.change, tone(change.welcome)].filter(Boolean).join(' ')}>
            <Icon of={arrows[change.direction]} size="sm" />
            {change.words}
          </dd>
        )}
        {detail && <dd className={css.detail}>{detail}</dd>}
      </div>
    ))}
  </dl>
);
